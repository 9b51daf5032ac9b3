/** The lines of a pasted text that become cards or items; list marks at their start are dropped. */
export function pastedTitles(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])(?:\s+\[[ x]\])?\s+/i, '').trim())
    .filter((line) => line !== '');
}
