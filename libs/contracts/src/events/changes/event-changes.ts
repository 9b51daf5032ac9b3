import { cardPropertyList, type CardProperty, type EventKind } from '@kiban/vocabulary';
import {
  BoardVisibilityChangeDto,
  BooleanChangeDto,
  CardLabelsChangeDto,
  CardVersionChangeDto,
  DateChangeDto,
  DateOrTimestampChangeDto,
  DefaultViewChangeDto,
  FieldOptionsChangeDto,
  FieldValueChangeDto,
  FieldValuesChangeDto,
  IdChangeDto,
  ListInfoChangeDto,
  ListVersionsChangeDto,
  MembersChangeDto,
  MovedTasksChangeDto,
  NumberChangeDto,
  OptionalIdChangeDto,
  OptionalTextChangeDto,
  PositionChangeDto,
  ProgressChangeDto,
  RoleChangeDto,
  TaskKindChangeDto,
  TextChangeDto,
  TimeChangeDto,
  TimestampChangeDto,
  VersionChangeDto,
  WeekdayChangeDto,
} from './changed-value.dto.js';

interface ChangedProperty {
  type: new () => { from: unknown; to: unknown };
  description: string;
}

type ChangedProperties = Readonly<Record<string, ChangedProperty>>;

const property = (type: ChangedProperty['type'], description: string): ChangedProperty => ({
  type,
  description,
});

const name = property(TextChangeDto, 'The name');
const text = property(TextChangeDto, 'The text');
const archivedAt = property(TimestampChangeDto, 'When it was archived');
const completedAt = property(TimestampChangeDto, 'When the card was completed');
const position = property(PositionChangeDto, 'The rank among its siblings');
const respaced = property(
  BooleanChangeDto,
  'Present where all siblings got new ranks; read their order again',
);
const placed = { position, respaced };
const boardVersion = property(VersionChangeDto, 'Version of the board, which orders what is in it');
const boardOrderVersion = property(VersionChangeDto, 'Version of the order of the workspace’s boards');
const cardVersion = property(
  VersionChangeDto,
  'Version of the card; of two events, the one with the greater version is newer',
);
const arrivedVersion = property(CardVersionChangeDto, cardVersion.description);
const listVersions = property(ListVersionsChangeDto, 'Versions of the lists whose cards change, by list id');
const listId = property(IdChangeDto, 'The list that holds the card');
const related = {
  labels: property(CardLabelsChangeDto, 'The labels of the card'),
  assignees: property(MembersChangeDto, 'The assignees of the card'),
  fields: property(FieldValuesChangeDto, 'The custom field values that the request changed, by field id'),
};

/** The type of the change of a card's property. */
function changeOf({ type, nullable }: CardProperty): ChangedProperty['type'] {
  if (type === 'number') return NumberChangeDto;
  if (type === 'date') return DateOrTimestampChangeDto;
  return nullable ? OptionalTextChangeDto : TextChangeDto;
}

const archived: ChangedProperties = { archivedAt };
const placedBoard: ChangedProperties = { ...placed, boardOrderVersion };
const placedOnBoard: ChangedProperties = { ...placed, boardVersion };
const placedItem: ChangedProperties = { ...placed, cardVersion };
const onCard: ChangedProperties = { cardVersion };
const onBoard: ChangedProperties = { boardVersion };
const none: ChangedProperties = {};

/** What may be in `changes` of each event kind; every property may be absent. */
export const eventChanges: Readonly<Record<EventKind, ChangedProperties>> = {
  'board.create': placedBoard,
  'board.update': {
    name,
    description: property(OptionalTextChangeDto, 'The description'),
    visibility: property(BoardVisibilityChangeDto, 'Who sees the board'),
    isTemplate: property(BooleanChangeDto, 'Whether new boards are made from it'),
    defaultView: property(DefaultViewChangeDto, 'The view in which the screen opens the board'),
    members: property(MembersChangeDto, 'The members of the board'),
  },
  'board.archive': archived,
  'board.restore': archived,
  'board.reorder': placedBoard,
  'board.delete': none,
  'list.create': placedOnBoard,
  'list.update': { name, info: property(ListInfoChangeDto, 'The attached information') },
  'list.reorder': placedOnBoard,
  'list.archive': { archivedAt, boardVersion },
  'list.restore': { archivedAt, boardVersion },
  'list.delete': {
    boardVersion,
    cards: property(IdChangeDto, 'The list that held the cards, and the list that holds them now'),
    listVersions,
  },
  'column.create': placedOnBoard,
  'column.update': {
    name,
    weekday: property(WeekdayChangeDto, 'The day of the week'),
    date: property(DateChangeDto, 'The day'),
    boardVersion,
  },
  'column.reorder': placedOnBoard,
  'column.delete': onBoard,
  'row.create': placedOnBoard,
  'row.update': {
    name,
    startTime: property(TimeChangeDto, 'The start of the slot'),
    endTime: property(TimeChangeDto, 'The end of the slot'),
    boardVersion,
  },
  'row.reorder': placedOnBoard,
  'row.delete': onBoard,
  'card.create': { listId, ...placed, listVersions, cardVersion: arrivedVersion, ...related },
  'card.update': {
    ...Object.fromEntries(
      cardPropertyList('update').map(([of, one]) => [of, property(changeOf(one), one.changed)]),
    ),
    ...related,
    cardVersion,
  },
  'card.move': {
    listId,
    listName: property(TextChangeDto, 'The name of the list that holds the card'),
    boardId: property(IdChangeDto, 'The board; present where the card leaves its board'),
    ...placed,
    listVersions,
    cardVersion: arrivedVersion,
  },
  'card.reorder': { ...placed, listVersions, cardVersion },
  'card.archive': { archivedAt, listVersions, cardVersion },
  'card.restore': { archivedAt, listVersions, cardVersion },
  'card.complete': { completedAt, cardVersion },
  'card.reopen': { completedAt, cardVersion },
  'card.delete': {
    listId: property(OptionalIdChangeDto, 'The list that held the card; `to` is null'),
    listVersions,
  },
  'assignee.change': { assignees: related.assignees, cardVersion },
  'label.change': {
    label: property(OptionalTextChangeDto, 'The name of a label that is created or deleted'),
    name,
    color: property(TextChangeDto, 'The color of the label'),
    ...placedOnBoard,
    labels: related.labels,
    cardVersion,
  },
  'comment.create': onCard,
  'comment.update': { text, cardVersion },
  'comment.delete': onCard,
  'checklist.create': placedItem,
  'checklist.update': { text, done: property(BooleanChangeDto, 'Whether it is done'), ...placedItem },
  'checklist.delete': onCard,
  'mention.create': none,
  'field.create': placedOnBoard,
  'field.update': {
    name,
    options: property(FieldOptionsChangeDto, 'The options of a select or multi_select field'),
    ...placedOnBoard,
  },
  'field.delete': onBoard,
  'value.change': { value: property(FieldValueChangeDto, 'The value of the field on the card'), cardVersion },
  'gantt.update': {
    start: property(DateOrTimestampChangeDto, 'The start of the task'),
    end: property(DateOrTimestampChangeDto, 'The last day of the task'),
    progress: property(ProgressChangeDto, 'Percent done'),
    kind: property(TaskKindChangeDto, 'Task or milestone'),
    moved: property(MovedTasksChangeDto, 'Other tasks that `cascade=push` moved'),
    cardVersion,
  },
  'gantt.reorder': { ...placedOnBoard, cardVersion },
  'dependency.create': onCard,
  'dependency.delete': onCard,
  'member.add': none,
  'member.update': { name, role: property(RoleChangeDto, 'The role in the workspace') },
  'member.remove': {
    accountDeleted: property(
      BooleanChangeDto,
      'Present when the person deleted their account: erase the name of the member. Also sent to workspaces that the person had left',
    ),
  },
  'token.issue': none,
  'token.revoke': none,
  'client.connect': none,
  'client.revoke': none,
  'webhook.ping': none,
  'webhook.disable': none,
};
