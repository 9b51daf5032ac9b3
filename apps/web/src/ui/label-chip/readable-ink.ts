/** Black or white, whichever has more contrast on a colour (WCAG 2 relative luminance). */
export function readableInk(color: string): '#000000' | '#ffffff' {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  // An unknown notation gets the fallback colour of the chip, which is light.
  if (hex === undefined) return '#000000';
  const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const [red, green, blue] = [0, 2, 4].map((at) => linear(parseInt(long.slice(at, at + 2), 16) / 255));
  const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
  // Contrast with white is 1.05 / (L + 0.05), with black (L + 0.05) / 0.05; they are equal at 0.179.
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
