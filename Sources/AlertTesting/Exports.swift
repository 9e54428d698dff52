// Tests that drive an alert need the alert's module and its device too.
@_exported public import AdaptiveAlert
