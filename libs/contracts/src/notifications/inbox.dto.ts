import { eventKindNames, limits, type EventKind } from '@kiban/vocabulary';
import { EventActorDto } from '../activity/event-actor.dto.js';
import { ViaDto } from '../activity/activity.dto.js';
import {
  IdField,
  IdListField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  QueryIdField,
  QueryNamesField,
  StringField,
  TimestampField,
  TimestampInputField,
} from '../fields/fields.js';
import { PageQueryDto } from '../page-query.dto.js';

/** Why a member is notified, the strongest first: one action causes one notification of a member. */
export const inboxReasons = [
  'mention',
  'assigned',
  'unassigned',
  'comment',
  'completed',
  'moved',
  'due_changed',
  'archived',
  'added',
] as const;
export type InboxReason = (typeof inboxReasons)[number];

export const inboxStates = ['unread', 'read', 'archived', 'snoozed'] as const;
export type InboxState = (typeof inboxStates)[number];

/** The states that a request may set. A snoozed entry is an unread one with `until`. */
export const markedStates = ['unread', 'read', 'archived'] as const;
export type MarkedState = (typeof markedStates)[number];

export class InboxCardDto {
  @IdField({ example: 101 })
  id!: number;

  @StringField({ description: 'The title at the time of the newest change', example: 'Prepare the launch' })
  title!: string;
}

export class InboxBoardDto {
  @IdField({ example: 3 })
  id!: number;

  @StringField({ description: 'The name at the time of the newest change', example: 'Launch' })
  name!: string;
}

export class InboxEntryDto {
  @IdField({ example: 7_001 })
  id!: number;

  @OneOfField(inboxReasons, { name: 'InboxReason', description: 'The strongest reason of its changes' })
  reason!: InboxReason;

  @OneOfField(eventKindNames, { name: 'EventKind', example: 'comment.create' })
  event!: EventKind;

  @IdField({ description: 'The event of the newest change', example: 244_911_212_134_400 })
  eventId!: number;

  @ObjectField(() => InboxCardDto, {
    nullable: true,
    description: 'Null where the entry concerns no card',
  })
  card!: InboxCardDto | null;

  @ObjectField(() => InboxBoardDto, {
    nullable: true,
    description: 'Null where the entry concerns the workspace',
  })
  board!: InboxBoardDto | null;

  @ObjectField(() => EventActorDto, { description: 'Who made the newest change' })
  actor!: EventActorDto;

  @ObjectListField(() => EventActorDto, {
    description: `Up to ${limits.inboxActorsMax} different members who made the changes, the newest first`,
  })
  actors!: EventActorDto[];

  @ObjectField(() => ViaDto, {
    nullable: true,
    description: 'How the newest change was made; null where its event does not say',
  })
  via!: ViaDto | null;

  @StringField({
    nullable: true,
    description:
      'What the newest change says: the beginning of a comment, the new list, the new due date or the new role',
    example: 'The press kit is ready.',
  })
  text!: string | null;

  @IntegerField({ min: 1, description: 'The changes of the card that the entry combines', example: 1 })
  count!: number;

  @OneOfField(inboxStates, { name: 'InboxState', example: 'unread' })
  state!: InboxState;

  @TimestampField({ nullable: true, description: 'When a snoozed entry becomes unread', example: null })
  snoozedUntil!: string | null;

  @TimestampField({ description: 'Time of the first change' })
  createdAt!: string;

  @TimestampField({ description: 'Time of the newest change' })
  updatedAt!: string;
}

export class InboxQueryDto extends PageQueryDto {
  @QueryNamesField(inboxStates, {
    description: 'Only entries in one of these states; default `unread`',
    example: 'unread,read',
  })
  state?: string;

  @QueryNamesField(inboxReasons, {
    description: 'Only entries with one of these reasons',
    example: 'mention',
  })
  reason?: string;

  @QueryIdField({ description: 'Only entries of this board', example: 3 })
  boardId?: number;
}

export class InboxCountDto {
  @IntegerField({
    min: 0,
    max: limits.inboxCountMax,
    description: `Unread entries; ${limits.inboxCountMax} means at least as many`,
    example: 4,
  })
  unread!: number;
}

export class MarkInboxDto {
  @IdListField({
    optional: true,
    min: 1,
    max: limits.inboxIdsPerRequestMax,
    description: 'These entries; give one of `ids`, `upTo` and `cardId`',
    example: [7_001],
  })
  ids?: number[];

  @IdField({
    optional: true,
    description: 'All entries whose `eventId` is at most this one; only with `read` and `archived`',
    example: undefined,
  })
  upTo?: number;

  @IdField({ optional: true, description: 'All entries of this card', example: undefined })
  cardId?: number;

  @OneOfField(markedStates, { name: 'MarkedState', description: 'The new state', example: 'read' })
  state!: MarkedState;

  @TimestampInputField({
    optional: true,
    description: `Only with \`unread\`: snoozes the entries until this time, at most ${limits.inboxSnoozeDaysMax} days from now`,
    example: undefined,
  })
  until?: string;
}

export class MarkedInboxDto extends InboxCountDto {
  @IntegerField({ min: 0, description: 'Entries whose state changed', example: 1 })
  marked!: number;
}
