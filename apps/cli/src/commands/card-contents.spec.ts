import { expect, it } from '@jest/globals';
import type * as Effort from '../testing/fictitious-effort.js';
import { Given } from './command.js';

const OWN = '../testing/fictitious-effort.js?own=story-points';
const { loadContents } = (await import(OWN)) as typeof Effort;
const { contentFlags, contentsOf } = await loadContents();

it('has a flag for each property that a card can be created with', () => {
  expect(contentFlags).toEqual({
    description: { summary: 'Markdown; with update, an empty text removes it', value: 'text' },
    start: { summary: 'start date, such as 2026-11-23', value: 'date' },
    due: { summary: 'due date or time', value: 'date' },
    'story-points': { summary: 'the story points', value: 'number' },
  });
});

it('reads what was given, and an empty text as none', () => {
  const contents = contentsOf(new Given([], { due: '2026-11-30', description: '', 'story-points': '2.5' }));
  expect(contents).toEqual({ dueDate: '2026-11-30', description: null, storyPoints: 2.5 });
});

it('rejects a number that is none', () => {
  expect(() => contentsOf(new Given([], { 'story-points': 'two' }))).toThrow(
    '--story-points must be a number.',
  );
});
