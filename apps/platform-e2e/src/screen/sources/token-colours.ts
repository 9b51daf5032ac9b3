/** Red, green and blue from 0 to 255, and the opacity. */
export type Colour = readonly [number, number, number, number];

/** Light and dark, as each token has them. */
export const THEMES = [0, 1] as const;

const part = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);

const colourOf = (hex: string): Colour => [
  part(hex, 1),
  part(hex, 3),
  part(hex, 5),
  hex.length > 7 ? part(hex, 7) / 255 : 1,
];

/** The tokens that are one colour, with their value in both themes. */
export function tokenColours(css: string): ReadonlyMap<string, readonly [Colour, Colour]> {
  const found = css.matchAll(/--([\w-]+):\s*(?:light-dark\((#\w+),\s*(#\w+)\)|(#\w+));/g);
  return new Map(
    [...found].map(([, name = '', light, dark, both = '']) => [
      name,
      [colourOf(light ?? both), colourOf(dark ?? both)],
    ]),
  );
}

export const withOpacity = ([r, g, b]: Colour, opacity: number): Colour => [r, g, b, opacity];

/** What is seen of a colour that lies on an opaque one. */
export function over([r, g, b, opacity]: Colour, back: Colour): Colour {
  const mixed = (top: number, below: number): number => top * opacity + below * (1 - opacity);
  return [mixed(r, back[0]), mixed(g, back[1]), mixed(b, back[2]), 1];
}

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG 2. */
export function contrast(a: Colour, b: Colour): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** As a browser reads the colour in `oklch(from …)`. */
export function toOklch([red, green, blue]: Colour): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, y),
    h: Math.atan2(y, a),
  };
}

export function fromOklch({ l: lightness, c, h }: Oklch): Colour {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const encoded = (value: number): number => {
    const within = Math.min(1, Math.max(0, value));
    return 255 * (within <= 0.0031308 ? 12.92 * within : 1.055 * within ** (1 / 2.4) - 0.055);
  };
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    1,
  ];
}
