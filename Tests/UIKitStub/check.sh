#!/usr/bin/env bash
# Type-checks the façade's iOS branch where there is no UIKit, against a stub with its signatures.
#
# Usage: check.sh [output directory]
#
# What only Objective-C has (#if canImport(ObjectiveC)) and availability stay unchecked.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(cd "$here/../.." && pwd)"
output="${1:-$(mktemp -d)}"
mkdir -p "$output"

# Resilient, as UIKit is: its enums may grow, so that a switch over one needs a default. The warning
# that Foundation is not resilient here means nothing to a module that never runs.
swiftc -swift-version 6 -parse-as-library -module-name UIKit -emit-module \
  -enable-library-evolution -suppress-warnings \
  -emit-module-path "$output/UIKit.swiftmodule" "$here"/*.swift

# The stub's module is all that the façade finds; EmulatedUIKit's is nowhere on the search path. As
# far as SIL rather than -typecheck: only then are initialisation and sending between isolations
# checked.
mapfile -t sources < <(find "$root/Sources/AdaptiveAlert" -name '*.swift' | sort)
facade=(
  -wmo -swift-version 6
  -module-name AdaptiveAlert -package-name adaptivealert -default-isolation MainActor
  -D ADAPTIVEALERT_UIKIT -I "$output" -warnings-as-errors
  -enable-upcoming-feature ExistentialAny
  -enable-upcoming-feature MemberImportVisibility
  -enable-upcoming-feature InternalImportsByDefault
  -enable-upcoming-feature NonisolatedNonsendingByDefault
  -enable-upcoming-feature InferIsolatedConformances
  "${sources[@]}"
)
swiftc -emit-sil -o "$output/AdaptiveAlert.sil" -emit-module-path "$output/AdaptiveAlert.swiftmodule" "${facade[@]}"

# What must not compile: every error that a file marks is found where it stands, and no other.
for file in "$here"/Errors/*.swift; do
  diff <(grep -n '// error: ' "$file" | sed -E 's|^([0-9]+):.*// error: (.*)|\2 \1|') \
    <(swiftc -typecheck -swift-version 6 -default-isolation MainActor -I "$output" "$file" 2>&1 \
      | sed -nE "s|^$file:([0-9]+):[0-9]+: error: (.*is unavailable: )?(.*)|\3 \1|p") \
    || { echo "UIKitStub: errors of $(basename "$file") differ from those it marks" >&2; exit 1; }
done

echo "UIKitStub: ${#sources[@]} files of AdaptiveAlert type-check against UIKit's signatures"
