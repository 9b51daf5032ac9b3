#!/usr/bin/env bash
# Moves each card that TEXT names as KIBAN-<id> to LIST, and adds COMMENT unless it is empty. A card that cannot be moved
# does not stop the others, and fails the step.
set -euo pipefail

CARDS_MAX=20

# The command line in the version of the deployment, which serves it.
package() {
  node -e 'fetch(new URL("/packages/index.json", process.env.KIBAN_URL)).then(async (response) => {
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    const { file } = (await response.json()).find(({ name }) => name === "@kiban/cli");
    console.log(new URL(file, response.url).href);
  })'
}

kiban() {
  if [ -n "${KIBAN_PROGRAM:-}" ]; then "$KIBAN_PROGRAM" "$@"; else npx --yes "$PACKAGE" "$@"; fi
}

[[ "$LIST" =~ ^[1-9][0-9]{0,14}$ ]] || {
  echo "LIST must be the id of a list, such as 12." >&2
  exit 2
}

ids=$(grep -oiwE 'KIBAN-[1-9][0-9]{0,14}' <<<"$TEXT" | grep -oE '[0-9]+' | sort -nu | head -n "$CARDS_MAX" || true)
[ -n "$ids" ] || {
  echo "The text names no card."
  exit 0
}

[ -n "${KIBAN_PROGRAM:-}" ] || PACKAGE=$(package)
failed=0
for id in $ids; do
  if kiban cards move "$id" --list "$LIST" >/dev/null; then
    echo "Moved card $id."
    if [ -n "${COMMENT:-}" ]; then
      kiban api POST "/cards/$id/comments" -f text="$COMMENT" >/dev/null || failed=1
    fi
  else
    failed=1
  fi
done
exit "$failed"
