import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screenSources, type ScreenSource } from './screen-sources.js';

const PUBLIC = new URL('../../../../web/public/', import.meta.url);

const NOTATION =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^)]*|:[^;{]*\b(?:white|black)\b/gi;

/** Colours that are written out, in the place of a token or of what is derived from one. */
const ownColours = (css: string): string[] =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(NOTATION)]
    .map(([colour]) => colour)
    .filter((colour) => !colour.includes('var(--'));

const defined = (css: string): string[] => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '');

describe('the style sheets of the screen', () => {
  let sheets: readonly ScreenSource[] = [];
  let tokens = '';
  beforeAll(async () => {
    sheets = await screenSources(/\.css$/);
    tokens = await readFile(new URL('tokens.css', PUBLIC), 'utf8');
    expect(sheets.length).toBeGreaterThan(50);
  });

  const faults = (find: (css: string) => readonly string[]): string[] =>
    sheets.flatMap(({ file, text }) => find(text).map((fault) => `${file}: ${fault}`));

  it('have no colour of their own', () => {
    expect(ownColours(tokens).length).toBeGreaterThan(100);
    expect(faults(ownColours)).toEqual([]);
  });

  it('use only names that are defined', async () => {
    const scripts = await screenSources(/\.tsx?$/);
    const set = scripts.flatMap(({ text }) => [...text.matchAll(/'(--[\w-]+)'/g)].map(([, name]) => name));
    // Set by the library of menus and popovers.
    const names = new Set([...defined(tokens), ...sheets.flatMap(({ text }) => defined(text)), ...set]);
    const used = (css: string): string[] =>
      [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
    const unknown = faults((css) =>
      used(css).filter((name) => !names.has(name) && !name.startsWith('--popover-')),
    );
    expect(unknown).toEqual([]);
  });

  it('have type in rem, so that the font size of the browser counts', () => {
    const fixed = (css: string): string[] =>
      [...css.matchAll(/\bfont(?:-size)?:[^;}]*\d(?:px|pt)\b[^;}]*/g)].map(([declaration]) => declaration);
    expect(fixed('a { font: 13px/20px serif; }')).toHaveLength(1);
    expect(faults(fixed)).toEqual([]);
  });

  it('lay what floats in the layers of the tokens', () => {
    const raised = (css: string): string[] =>
      [...css.matchAll(/z-index: *(\d+)/g)].filter(([, layer]) => Number(layer) >= 10).map(([all]) => all);
    expect(faults(raised)).toEqual([]);
  });
});

describe('the pages beside the screen', () => {
  const SHEETS = ['site.css', 'docs.css', '../../boards-api/reference/reference.css'];

  it.each(SHEETS)('have no colour and no unknown name in %s', async (sheet) => {
    const css = await readFile(new URL(sheet, PUBLIC), 'utf8');
    const names = new Set(defined(css + (await readFile(new URL('tokens.css', PUBLIC), 'utf8'))));
    expect(ownColours(css)).toEqual([]);
    expect([...css.matchAll(/var\((--[\w-]+)/g)].filter(([, name = '']) => !names.has(name))).toEqual([]);
  });

  it.each([
    'index.html',
    '404.html',
    'signed-in.html',
    '../../boards-api/src/docs/reference/page-frame.ts',
    '../../../tools/guides/src/render-page.ts',
    '../../../tools/dev/src/packages/packages-page.ts',
  ])('load the tokens before their own sheet: %s', async (page) => {
    const sheets = (await readFile(new URL(page, PUBLIC), 'utf8')).match(/<link rel="stylesheet"[^>]*>/g);
    expect(sheets?.[0]).toBe('<link rel="stylesheet" href="/tokens.css" />');
    expect(sheets?.length).toBeGreaterThan(1);
  });
});

describe('a colour', () => {
  it.each([
    ['color: #fff;', 1],
    ['background: light-dark(hsl(1 2% 3%), #123456);', 2],
    ['color: white;', 1],
    ['color: oklch(from var(--c) 0.4 c h);', 0],
    ['background: color-mix(in srgb, var(--ink) 4%, var(--surface));', 0],
    ['background: var(--surface); /* #fff */ white-space: nowrap;', 0],
  ])('is found in %s', (css, count) => {
    expect(ownColours(css)).toHaveLength(count);
  });
});
