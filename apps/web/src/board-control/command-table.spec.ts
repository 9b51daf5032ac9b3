import { describe, expect, it } from '@jest/globals';
import { en } from '../texts/en.js';
import { ja } from '../texts/ja.js';
import { ALL_COMMANDS } from './all-commands.js';
import { CALENDAR_COMMANDS } from './calendar-commands.js';
import { CHART_COMMANDS } from './chart-commands.js';
import { COMMANDS } from './command-table.js';

describe('the command table', () => {
  const keys = COMMANDS.flatMap((command) => command.keys);

  it('has no key twice, as all places overlap on a board', () => {
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each([
    ['chart', CHART_COMMANDS],
    ['calendar', CALENDAR_COMMANDS],
  ])('has no key twice on a %s', (_, commands) => {
    const ofView = commands.flatMap((command): readonly string[] => command.keys);
    expect(new Set(ofView).size).toBe(ofView.length);
  });

  it('has no key that is also the first of two', () => {
    const firsts = keys.filter((key) => key.includes(' ')).map((key) => key.split(' ')[0]);
    expect(keys.filter((key) => firsts.includes(key))).toEqual([]);
  });

  it('has no id twice, and a title for each in both languages', () => {
    const ids = ALL_COMMANDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { titles } of [en.commands, ja.commands])
      expect(Object.keys(titles).sort()).toEqual([...ids].sort());
  });

  it('names keys as the dispatch reads them', () => {
    for (const key of ALL_COMMANDS.flatMap(({ keys: each }): readonly string[] => each).flatMap((each) =>
      each.split(' '),
    )) {
      expect(key).toMatch(
        /^(Mod\+)?(Shift\+)?([a-z\d?/.[<>+-]|Page(Up|Down)|Arrow(Up|Down|Left|Right)|Home|End|Enter|Escape|Backspace)$/,
      );
    }
  });
});
