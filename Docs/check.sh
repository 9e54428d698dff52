#!/usr/bin/env bash
# Builds the documentation of each library and fails on any warning, such as a link to no symbol.
set -euo pipefail
cd "$(dirname "$0")/.."
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT
mkdir -p "$graphs/all"
swift build --target AlertTesting --scratch-path .build/docs \
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs/all"
for module in EmulatedUIKit AdaptiveAlert AlertTesting; do
  mkdir "$graphs/$module"
  cp "$graphs/all/$module.symbols.json" "$graphs/$module/"
  # A catalog is needed to give the module's page a name; the sources' comments are the content.
  mkdir "$graphs/$module.docc"
  printf '# ``%s``\n' "$module" >"$graphs/$module.docc/$module.md"
  docc convert "$graphs/$module.docc" --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "adaptivealert.$module" \
    --warnings-as-errors --output-dir "$graphs/$module.doccarchive"
done
