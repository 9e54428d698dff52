#!/usr/bin/env bash
# Builds the documentation of each library and fails on any warning, such as a link to no symbol.
# usage: Docs/check.sh [SCRATCH_PATH]    a build's scratch path; .build by default
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=${1:-.build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
# A build with other flags would be thrown away: what is there is used.
[ -d "$scratch/debug/Modules" ] || swift build --scratch-path "$scratch"
for module in EmulatedUIKit AdaptiveAlert AlertTesting AlertTerminal; do
  mkdir "$work/$module" "$work/$module.docc"
  swift symbolgraph-extract -module-name "$module" -I "$scratch/debug/Modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/$module"
  # Extensions of another module's types belong to that module's page, which is not at hand here.
  rm -f "$work/$module"/*@*.symbols.json
  # The module's page needs a catalog to have a name; the sources' comments are the content.
  printf '# ``%s``\n' "$module" >"$work/$module.docc/$module.md"
  docc convert "$work/$module.docc" --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "adaptivealert.$module" \
    --warnings-as-errors --output-dir "$work/$module.doccarchive"
done
