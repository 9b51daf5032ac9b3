import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FsTree } from 'nx/src/generators/tree.js';
import { event, property, view } from './main.js';

/** The repository itself; what a generator writes stays in the tree. */
const tree = (): FsTree => new FsTree(resolve(import.meta.dirname, '../../..'), false);
const number = { type: 'number', min: 0, max: 100, integer: false } as const;
const boards = { source: 'boards' } as const;

describe('a generator refuses, with a sentence and without a change,', () => {
  it.each([
    ['Estimate-1', 'use 2 to 40 letters and digits in camelCase, such as estimate or storyPoints.'],
    ['x', 'use 2 to 40 letters'],
    ['class', 'TypeScript or SQL uses the word itself.'],
    ['constructor', 'TypeScript or SQL uses the word itself.'],
    ['order', 'TypeScript or SQL uses the word itself.'],
    ['dueDate', 'A card already has the property “dueDate”.'],
    ['labels', 'has something else of that name.'],
    ['rank', 'has something else of that name.'],
    ['cardVersion', 'has something else of that name.'],
    ['assignee', 'has something else of that name.'],
  ])('the property %s', async (name, sentence) => {
    const files = tree();
    await expect(property(files, { ...number, name })).rejects.toThrow(sentence);
    expect(files.listChanges()).toEqual([]);
  });

  it.each([
    [{ min: 5, max: 5 }, '--min 5 must be less than --max 5.'],
    [{ integer: true, max: 0.5 }, 'must be whole numbers'],
    [{ integer: true, max: 3e9 }, 'must be whole numbers between -2147483647 and 2147483647.'],
    [{ label: 'two\nlines' }, 'A label must be one line'],
  ])('the bounds or the label %j', async (given, sentence) => {
    const files = tree();
    await expect(property(files, { ...number, name: 'estimate', ...given })).rejects.toThrow(sentence);
    expect(files.listChanges()).toEqual([]);
  });

  it.each([
    ['Card.Estimate', 'use a noun and a verb in lower case, such as sprint.start.'],
    ['card', 'use a noun and a verb'],
    ['card.move', 'There is already the kind “card.move”.'],
    ['card.leave', 'the streams have a frame of that name.'],
    ['class.start', 'TypeScript uses “class” itself.'],
  ])('the kind of event %s', async (kind, sentence) => {
    const files = tree();
    await expect(event(files, { ...boards, kind })).rejects.toThrow(sentence);
    expect(files.listChanges()).toEqual([]);
  });

  it('a card that events of another service concern, and a description of several lines', async () => {
    await expect(event(tree(), { kind: 'group.add', source: 'auth', card: 'cardId' })).rejects.toThrow(
      'Only events of boards concern a card',
    );
    await expect(event(tree(), { ...boards, kind: 'sprint.start', description: 'a\nb' })).rejects.toThrow(
      'A description must be one line',
    );
  });

  it.each([
    ['Time-line', 'use one word of 3 to 20 letters in lower case, such as timeline.'],
    ['gantt', 'A board already has the view “gantt”.'],
    ['settings', 'the screen has something else of that name.'],
    ['work', 'the screen has something else of that name.'],
    ['import', 'TypeScript uses the word itself.'],
  ])('the view %s', async (name, sentence) => {
    const files = tree();
    await expect(view(files, { name })).rejects.toThrow(sentence);
    expect(files.listChanges()).toEqual([]);
  });
});
