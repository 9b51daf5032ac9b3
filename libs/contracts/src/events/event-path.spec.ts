import { describe, expect, it } from '@jest/globals';
import { eventKindNames } from '@kiban/vocabulary';
import { eventData } from './event-data.js';
import { eventPath } from './event-path.js';

describe('the address of an event', () => {
  it.each([
    ['card.move', 3, { id: 101 }, '/cards/101'],
    ['assignee.change', 3, { id: 102 }, '/cards/102'],
    ['card.delete', 3, { id: 101 }, '/boards/3'],
    ['comment.create', 3, { id: 61, cardId: 103 }, '/cards/103#comment-61'],
    ['comment.delete', 3, { id: 61, cardId: 103 }, '/cards/103'],
    ['mention.create', 3, { cardId: 103, place: 'comment', placeId: 61 }, '/cards/103#comment-61'],
    ['mention.create', 3, { cardId: 103, place: 'description', placeId: 103 }, '/cards/103'],
    ['value.change', 3, { cardId: 104, fieldId: 9 }, '/cards/104'],
    ['label.change', 3, { cardId: 105, labels: [] }, '/cards/105'],
    ['label.change', 3, { id: 5, name: 'urgent' }, '/boards/3'],
    ['dependency.create', 3, { id: 81, taskId: 106 }, '/cards/106'],
    ['list.update', 3, { id: 11 }, '/boards/3'],
    ['board.archive', 3, { id: 3 }, '/boards/3'],
    ['board.delete', 3, { id: 3 }, '/boards'],
    ['member.add', null, { id: 7 }, '/settings/members'],
    ['webhook.disable', null, { id: 12 }, '/settings/webhooks'],
  ])(
    'of %s leads to what the event is about, or to the parent of what was deleted',
    (kind, boardId, data, path) => {
      expect(eventPath(kind, boardId, data)).toBe(path);
    },
  );

  it('of a truncated event leads to its board', () => {
    expect(eventPath('comment.update', 4, { id: 61 })).toBe('/boards/4');
  });

  it('exists for each kind', () => {
    for (const kind of eventKindNames)
      expect(eventPath(kind, 3, eventData[kind].example)).toMatch(/^\/(boards|cards|settings)/);
  });
});
