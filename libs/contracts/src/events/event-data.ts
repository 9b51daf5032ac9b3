import { cardProperties, cardPropertyList, type EventKind } from '@kiban/vocabulary';
import { ColumnDto, RowDto } from '../grid/grid.dto.js';
import {
  BoardEventDataDto,
  CardLabelsEventDataDto,
  FieldEventDataDto,
  LabelEventDataDto,
  ListEventDataDto,
} from './data/board-event-data.dto.js';
import {
  CardEventDataDto,
  ChecklistItemEventDataDto,
  CommentEventDataDto,
  DependencyEventDataDto,
  FieldValueEventDataDto,
  GanttOrderEventDataDto,
  GanttTaskEventDataDto,
  MentionEventDataDto,
} from './data/card-event-data.dto.js';
import {
  CredentialEventDataDto,
  MemberEventDataDto,
  TokenIssueEventDataDto,
  WebhookDisableEventDataDto,
  WebhookPingEventDataDto,
} from './data/workspace-event-data.dto.js';

type DataClass = new () => object;

/** Type of `data` in the events of one kind. */
export interface EventData {
  /** The possible classes of `data`; more than one only for a kind that covers different objects. */
  classes: readonly [DataClass, ...DataClass[]];
  example: Readonly<Record<string, unknown>>;
}

const of = (type: DataClass, example: Readonly<Record<string, unknown>>): EventData => ({
  classes: [type],
  example,
});

const card = of(CardEventDataDto, {
  id: 101,
  title: cardProperties.title.example,
  listName: 'Doing',
  ...Object.fromEntries(cardPropertyList('event').map(([name, { example }]) => [name, example])),
});
const board = of(BoardEventDataDto, { id: 3, name: 'Launch', kind: 'kanban', visibility: 'workspace' });
const list = of(ListEventDataDto, {
  id: 11,
  name: 'Doing',
  info: { text: null, color: null, cardLimit: null, attributes: {} },
  columnId: null,
  rowId: null,
});
const column = of(ColumnDto, {
  id: 21,
  name: 'Monday',
  weekday: 'monday',
  date: null,
  version: 1,
  position: 'a0',
});
const row = of(RowDto, {
  id: 31,
  name: 'First lesson',
  startTime: '08:45',
  endTime: '09:30',
  version: 1,
  position: 'a0',
});
const comment = of(CommentEventDataDto, {
  id: 501,
  cardId: 101,
  cardTitle: 'Prepare the launch',
  text: 'The press kit is ready.',
});
const checklist = of(ChecklistItemEventDataDto, { id: 71, cardId: 101, text: 'Proof-read', done: false });
const field = of(FieldEventDataDto, {
  id: 9,
  name: 'Region',
  type: 'select',
  options: [{ id: 91, label: 'EMEA', color: null }],
});
const dependency = of(DependencyEventDataDto, {
  taskId: 101,
  id: 81,
  dependsOn: 100,
  type: 'FS',
  lagDays: 0,
});
const member = of(MemberEventDataDto, { id: 7, name: 'Aiko Tanaka', role: 'member' });
const client = of(CredentialEventDataDto, { id: 15, name: 'An assistant' });

/** `data` of every event kind. The documents, JSON Schemas and samples are generated from this table. */
export const eventData: Readonly<Record<EventKind, EventData>> = {
  'board.create': board,
  'board.update': board,
  'board.archive': board,
  'board.restore': board,
  'board.reorder': board,
  'board.delete': board,
  'list.create': list,
  'list.update': list,
  'list.reorder': list,
  'list.archive': list,
  'list.restore': list,
  'list.delete': list,
  'column.create': column,
  'column.update': column,
  'column.reorder': column,
  'column.delete': column,
  'row.create': row,
  'row.update': row,
  'row.reorder': row,
  'row.delete': row,
  'card.create': card,
  'card.update': card,
  'card.move': card,
  'card.reorder': card,
  'card.archive': card,
  'card.restore': card,
  'card.complete': card,
  'card.reopen': card,
  'card.delete': card,
  'assignee.change': card,
  'label.change': {
    classes: [LabelEventDataDto, CardLabelsEventDataDto],
    example: {
      cardId: 101,
      cardTitle: 'Prepare the launch',
      labels: [{ id: 5, name: 'urgent', color: '#ef4444' }],
    },
  },
  'comment.create': comment,
  'comment.update': comment,
  'comment.delete': comment,
  'checklist.create': checklist,
  'checklist.update': checklist,
  'checklist.delete': checklist,
  'mention.create': of(MentionEventDataDto, {
    cardId: 101,
    title: 'Prepare the launch',
    members: [{ id: 8, name: 'Ada Lovelace' }],
    place: 'comment',
    placeId: 501,
    text: '@Ada Lovelace, the press kit is ready.',
  }),
  'field.create': field,
  'field.update': field,
  'field.delete': field,
  'value.change': of(FieldValueEventDataDto, {
    cardId: 101,
    cardTitle: 'Prepare the launch',
    fieldId: 9,
    fieldName: 'Region',
    type: 'select',
    value: 91,
  }),
  'gantt.update': of(GanttTaskEventDataDto, {
    id: 101,
    title: 'Prepare the launch',
    listName: 'Doing',
    start: '2026-11-24',
    end: '2026-11-28',
    progress: 40,
    kind: 'task',
  }),
  'gantt.reorder': of(GanttOrderEventDataDto, { id: 101, title: 'Prepare the launch', position: 'a0' }),
  'dependency.create': dependency,
  'dependency.delete': dependency,
  'member.add': member,
  'member.update': member,
  'member.remove': member,
  'token.issue': of(TokenIssueEventDataDto, { id: 12, name: 'Nightly report', expiresAt: null }),
  'token.revoke': of(CredentialEventDataDto, { id: 12, name: 'Nightly report' }),
  'client.connect': client,
  'client.revoke': client,
  'webhook.ping': of(WebhookPingEventDataDto, { id: 12, url: 'https://example.com/kiban' }),
  'webhook.disable': of(WebhookDisableEventDataDto, {
    id: 12,
    url: 'https://example.com/kiban',
    description: null,
    reason: 'gone',
  }),
};
