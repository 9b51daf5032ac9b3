/** The font size of most browsers, in which the style sheets' lengths of 1rem are drawn as 16 pixels. */
const USUAL_PX = 16;

let scale: number | undefined;

/** Pixels of a length that scripts compute with, at the font size of this browser: as the style sheets have it in rem. */
export function inRem(px: number): number {
  scale ??= parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_PX;
  return Math.round(px * scale);
}
