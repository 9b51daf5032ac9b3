import { describe, expect, it } from '@jest/globals';
import { screenSources } from './screen-sources.js';

/** The one select that keeps its own value: it also marks its default. */
const CHOICE = 'page-parts/choice.tsx';

/** The opening tags of selects that are not controlled by a state: a reset of their form selects the first option. */
const uncontrolled = (text: string): string[] =>
  [...text.matchAll(/<select\b[^]*?(?<!=)>/g)].map(([tag]) => tag).filter((tag) => !/\svalue=/.test(tag));

describe('the selects of the screen', () => {
  it('return to their default when their form is reset', async () => {
    const files = await screenSources(/\.tsx$/);
    const selects = files.filter(({ text }) => text.includes('<select'));
    expect(selects.length).toBeGreaterThan(5);
    expect(selects.filter(({ text }) => uncontrolled(text).length > 0).map(({ file }) => file)).toEqual([
      CHOICE,
    ]);
  });

  it.each([
    ['<select name="role" defaultValue="member">', 1],
    ['<select\n  name="role"\n>', 1],
    ['<select name="a" onChange={({ target }) => run(target)}>', 1],
    ['<select value={type} onChange={({ target }) => run(target)}>', 0],
  ])('are found in the source: %s', (source, count) => {
    expect(uncontrolled(source)).toHaveLength(count);
  });
});
