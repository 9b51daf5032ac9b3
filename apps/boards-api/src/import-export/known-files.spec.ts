import { describe, expect, it } from '@jest/globals';
import { otherFileError } from './known-files.js';

describe('a file that is no export of a board', () => {
  it.each([
    [
      'a card of Trello',
      { id: 'c', idBoard: 'b', idList: 'l', name: 'Card', checklists: [] },
      /one card of Trello.*Export as JSON/,
    ],
    [
      'a list of boards of Trello',
      [{ id: 'b', name: 'x', prefs: {}, closed: false }],
      /list of boards of Trello.*Export as JSON/,
    ],
    ['a list of cards of Trello', [{ id: 'c', idBoard: 'b', idList: 'l' }], /list of cards of Trello/],
    [
      'a board of Trello without its cards',
      { id: 'b', name: 'x', prefs: {}, shortUrl: 'https://trello.example' },
      /without its lists and cards/,
    ],
    ['a list of boards', { boards: [{ name: 'x' }] }, /list of boards.*each board/],
    ['a board of WeKan', { _format: 'wekan-board-1.0.0', lists: [], cards: [] }, /WeKan.*kiban import csv/],
    ['a board of Planka', { item: { name: 'x' }, included: { lists: [] } }, /Planka.*kiban import planka/],
    ['a project of Asana', { data: [{ gid: '1', resource_type: 'task' }] }, /Asana.*kiban import csv/],
    ['issues of Jira', { startAt: 0, total: 1, issues: [{}] }, /Jira.*kiban import jira/],
    ['a board of the API', { id: 4, name: 'x', orderVersion: 1, lists: [] }, /GET \/boards\/\{id\}\/export/],
    ['several exports', [{ format: 'kiban.board', board: {} }], /list of exports/],
    [
      'a package',
      { name: 'x', version: '1', scripts: {} },
      /no export of a board.*It has name, version, scripts\.$/,
    ],
    ['nothing', {}, /It has no properties\.$/],
    ['an empty list', [], /^The file is a list\. It must be/],
    ['a text', 'x', /must be a JSON object/],
    ['null', null, /must be a JSON object/],
  ])('is named, with what to do: %s', (_, body, sentence) => {
    const error = otherFileError(body);
    expect(error.message).toMatch(sentence);
    for (const part of error.message.split(/(?<=\.) /))
      expect(part.split(' ').length).toBeLessThanOrEqual(20);
  });

  it('names the property that an export has, where there are properties', () => {
    expect(otherFileError({}).details?.[0]?.field).toBe('format');
    expect(otherFileError([]).details?.[0]?.field).toBe('body');
  });

  it('shows few and short names of its properties', () => {
    const body = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, nth) => [`${nth}:${'x'.repeat(1_000)}`, 1]),
    );
    expect(otherFileError(body).message.length).toBeLessThan(300);
  });
});
