import { describe, expect, it } from '@jest/globals';
import { screenSources } from './screen-sources.js';
import { isScoped, styleRules } from './style-rules.js';

describe('the CSS modules of the screen', () => {
  it('hide, print and style nothing outside of their own view', async () => {
    const modules = await screenSources(/\.module\.css$/);
    const rules = modules.flatMap(({ file, text }) => styleRules(text).map((rule) => ({ file, ...rule })));
    expect(modules.length).toBeGreaterThan(40);
    expect(rules.length).toBeGreaterThan(500);
    const global = rules.filter(({ selector }) => !isScoped(selector));
    expect(global.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
  });

  it('let what scrolls be printed whole', async () => {
    const views = [
      'features/frame/frame.module.css',
      'features/board/lists/board-lists.module.css',
      'card-lists/list-cards.module.css',
      'features/board/rows/board-rows.module.css',
      'features/grid/grid.module.css',
      'features/calendar/calendar-grid.module.css',
      'features/card-panel/card-panel.module.css',
      'features/table/table-grid.module.css',
    ];
    const sheets = await screenSources(/\.module\.css$/);
    const cut = views.filter((view) => {
      const { text = '' } = sheets.find(({ file }) => file === view) ?? {};
      return !/@media print \{[^]*overflow: visible/.test(text);
    });
    expect(cut).toEqual([]);
  });
});

describe('a rule of a CSS module', () => {
  it.each([
    ['.view', true],
    ['.view > *', true],
    [':global(html[data-dragging]) .list', true],
    [':global(html[data-dragging]) :is(.head, .cell)', true],
    [':global(body):has(> .print) > :not(.print)', true],
    [':global(body) > *', false],
    ['body > *', false],
    ['body > :not(.print)', false],
    [':global(.other) > p', false],
    [':global(:is(.a, .b)) svg', false],
    ['*', false],
  ])('applies to the view of its module only: %s', (selector, scoped) => {
    expect(isScoped(selector)).toBe(scoped);
  });

  it('is found in every at-rule, without the steps of an animation', () => {
    const css = `
      /* body > * { } */
      @layer features {
        .a, .b:is(.c, .d) { color: red; }
        @media print { body > *, .e { display: none; } }
        @keyframes rise { from { opacity: 0; } 50% { opacity: 1; } }
      }`;
    expect(styleRules(css)).toEqual([
      { selector: '.a', within: ['@layer features'] },
      { selector: '.b:is(.c, .d)', within: ['@layer features'] },
      { selector: 'body > *', within: ['@layer features', '@media print'] },
      { selector: '.e', within: ['@layer features', '@media print'] },
    ]);
  });
});
