/** White space, control and format characters, and what fonts draw as nothing: fillers, joiners, the empty Braille pattern. */
const UNSEEN = /^(?:[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|\u{16fe4})*$/u;

/** Whether a reader sees any character of the text: the one rule for names and titles. */
export function isVisibleText(text: string): boolean {
  return !UNSEEN.test(text);
}

/**
 * Whether a text has at most `max` characters: code points, as `maxLength` of JSON Schema counts, not the UTF-16 units of
 * `length`, of which an emoji has two.
 */
export function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  if (text.length > 2 * max) return false;
  let pairs = 0;
  for (let at = 0; at < text.length; at += 1) if ((text.codePointAt(at) ?? 0) > 0xffff) pairs += 1;
  return text.length - pairs <= max;
}
