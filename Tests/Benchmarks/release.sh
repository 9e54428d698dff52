#!/bin/bash
# Builds `alert` for Linux as it is released: one static program in which what a question needs lies together.
#
# usage: bash Tests/Benchmarks/release.sh [FOLDER]    .build/released by default; the program is FOLDER/release/alert
#
# A program starts the sooner the fewer pages it touches. Which functions a question calls is recorded by valgrind
# from questions that the terminal benchmark asks; without valgrind they stay in the linker's order.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-.build/released}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

build() {
  swift build -c release --product alert --scratch-path "$folder" --static-swift-stdlib \
    -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xswiftc -Xfrontend -Xswiftc -function-sections \
    -Xlinker --gc-sections "$@"
}

if ! command -v valgrind >/dev/null; then
  echo "valgrind is missing: functions stay in the linker's order"
  build -Xlinker -s
  exit
fi

build
swift build -c release --package-path Tests/Benchmarks --product terminal
bench=$(swift build -c release --package-path Tests/Benchmarks --show-bin-path)/terminal
records=$(mktemp -d)
trap 'rm -rf "$records"' EXIT
cat >"$records/alert" <<END
#!/bin/bash
exec valgrind --quiet --tool=callgrind --demangle=no --callgrind-out-file="$records/%p.out" "$folder/release/alert" "\$@"
END
chmod +x "$records/alert"
"$bench" "$records/alert" 1
order=$folder/alert.order
cat "$records"/*.out | sed -nE "s/^c?fn=\([0-9]+\) ([^']+).*/\1/p" | awk '!seen[$0]++' >"$order"
[ -s "$order" ] || { echo "error: nothing was recorded" >&2; exit 1; }
build -Xlinker --symbol-ordering-file="$order" -Xlinker --no-warn-symbol-ordering -Xlinker -s
