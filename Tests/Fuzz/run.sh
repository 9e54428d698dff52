#!/usr/bin/env bash
# Fuzzes key decoding and the drawing of texts from anywhere, which need nothing but the standard library.
# usage: Tests/Fuzz/run.sh [SECONDS]    for each of the two; 60 by default
set -euo pipefail
cd "$(dirname "$0")/../.."
seconds=${1:-60}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sources=$(find Sources/AlertTerminal/{Text,Keys,Cells,Layout} -name '*.swift')
for target in KeyDecoding Sanitising; do
  # Linux only: Apple's toolchains come without libFuzzer.
  # shellcheck disable=SC2086
  swiftc -swift-version 6 -default-isolation nonisolated -O -wmo -parse-as-library -suppress-warnings \
    -sanitize=fuzzer,address -o "$work/$target" $sources "Tests/Fuzz/$target.swift" \
    2> >(grep -v 'Cannot export local symbol' >&2 || true)
  mkdir "$work/$target.corpus"
  printf 'a\033[A\033[<0;1;1M\033[200~paste\033[201~\xe6\xbc\xa2' >"$work/$target.corpus/seed"
  (cd "$work" && "./$target" -max_total_time="$seconds" -max_len=512 -timeout=5 -print_final_stats=1 \
    "$target.corpus" 2>"$target.log") || { tail -40 "$work/$target.log"; exit 1; }
  printf '%s: ' "$target"
  grep number_of_executed_units "$work/$target.log"
done
