import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screenSources } from './screen-sources.js';
import {
  contrast,
  fromOklch,
  over,
  THEMES,
  tokenColours,
  toOklch,
  withOpacity,
  type Colour,
} from './token-colours.js';

const TOKENS = new URL('../../../../web/public/tokens.css', import.meta.url);
const SURFACES = ['frame', 'canvas', 'column', 'surface', 'panel', 'raised', 'sunken'];
const TEXT = 4.5;
const SHAPE = 3;

let colours: ReadonlyMap<string, readonly [Colour, Colour]>;
beforeAll(async () => {
  colours = tokenColours(await readFile(TOKENS, 'utf8'));
});

function token(name: string, theme: 0 | 1): Colour {
  const found = colours.get(name);
  if (!found) throw new Error(`There is no colour --${name}.`);
  return found[theme];
}

/** The least contrast in both themes of what `pairs` names. */
const worst = (ratios: (theme: 0 | 1) => number[]): number => Math.min(...THEMES.flatMap(ratios));

describe('the colours of the tokens', () => {
  it.each(['ink', 'soft', 'faint', 'accent', 'danger', 'warn', 'ai'])(
    '--%s is readable on every surface',
    (text) => {
      const ratio = worst((theme) =>
        SURFACES.map((surface) => contrast(token(text, theme), token(surface, theme))),
      );
      expect(ratio).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each([
    ['warn', 'warn-wash'],
    ['danger', 'danger-wash'],
    ['accent', 'accent-wash'],
    ['ai', 'ai-wash'],
    ['soft', 'hover'],
    ['soft', 'press'],
    ['soft', 'selected'],
  ])('--%s is readable on --%s', (text, wash) => {
    const ratio = worst((theme) =>
      ['canvas', 'surface', 'panel', 'frame'].map((surface) =>
        contrast(token(text, theme), over(token(wash, theme), token(surface, theme))),
      ),
    );
    expect(ratio).toBeGreaterThanOrEqual(TEXT);
  });

  it.each([
    ['on-accent', 'accent-fill'],
    ['on-accent', 'accent-fill-hover'],
    ['on-fill', 'danger-fill'],
    ['on-fill', 'ok-fill'],
    ['on-warn', 'warn-fill'],
    ['on-inverse', 'inverse'],
  ])('--%s is readable on --%s', (text, fill) => {
    expect(worst((theme) => [contrast(token(text, theme), token(fill, theme))])).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(['control', 'focus', 'accent-fill', 'warn-line'])('--%s is seen on every surface', (edge) => {
    const ratio = worst((theme) =>
      SURFACES.map((surface) => contrast(token(edge, theme), token(surface, theme))),
    );
    expect(ratio).toBeGreaterThanOrEqual(SHAPE);
  });
});

describe('a label', () => {
  const TINT = [0.12, 0.2] as const;
  const LIGHTNESS = [0.42, 0.87] as const;
  const CHROMA_MAX = [0.13, 0.09] as const;

  it('has these numbers in its style sheet', async () => {
    const [sheet] = await screenSources(/label-chip\.module\.css$/);
    const css = sheet?.text.replace(/\s+/g, ' ') ?? '';
    for (const theme of THEMES) {
      expect(css).toContain(`color-mix(in srgb, var(--c) ${TINT[theme] * 100}%, transparent)`);
      expect(css).toContain(`oklch(from var(--c) ${LIGHTNESS[theme]} min(c, ${CHROMA_MAX[theme]}) h)`);
    }
  });

  it('is readable in 4,096 colours on every surface that it may stand on', () => {
    const steps = Array.from({ length: 16 }, (_, step) => step * 17);
    const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b): Colour => [r, g, b, 1])));
    const least = THEMES.map((theme) =>
      all.reduce((lowest, colour) => {
        const { c, h } = toOklch(colour);
        const text = fromOklch({ l: LIGHTNESS[theme], c: Math.min(c, CHROMA_MAX[theme]), h });
        const ratios = ['surface', 'column', 'canvas', 'panel', 'raised'].map((surface) =>
          contrast(text, over(withOpacity(colour, TINT[theme]), token(surface, theme))),
        );
        return Math.min(lowest, ...ratios);
      }, Infinity),
    );
    expect(all).toHaveLength(4_096);
    expect(Math.min(...least)).toBeGreaterThanOrEqual(TEXT);
  });
});

describe('contrast', () => {
  it('is that of WCAG, and colours survive the way to oklch and back', () => {
    expect(contrast([0, 0, 0, 1], [255, 255, 255, 1])).toBeCloseTo(21);
    expect(contrast([118, 118, 118, 1], [255, 255, 255, 1])).toBeCloseTo(4.54, 1);
    const back = fromOklch(toOklch([27, 110, 83, 1]));
    expect(back.map(Math.round)).toEqual([27, 110, 83, 1]);
  });
});
