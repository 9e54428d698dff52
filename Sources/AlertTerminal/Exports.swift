// Who shows an alert in a terminal needs the alert's module and its device too.
@_exported public import AdaptiveAlert
