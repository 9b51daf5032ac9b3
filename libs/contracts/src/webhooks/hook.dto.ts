import { type EventKind, eventKindNames, eventPatterns } from '@kiban/vocabulary';
import {
  IdField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
} from '../fields/fields.js';
import {
  webhookDisabledReasons,
  webhookStatuses,
  webhookUrlLengthMax,
  type WebhookDisabledReason,
  type WebhookStatus,
} from './webhook.dto.js';

/** Most event kinds of one hook. */
const hookEventsMax = 100;

export class HookFilterDto {
  @IdField({ optional: true, nullable: true, description: 'Only events of this board', example: 3 })
  boardId?: number | null;

  @IdField({
    optional: true,
    nullable: true,
    description: 'Only events of this list and of cards that are in it, enter it or leave it',
    example: 11,
  })
  listId?: number | null;

  @IdField({
    optional: true,
    nullable: true,
    description:
      'Only events by which a card enters this list: created in it, moved to it from another list, or restored. Not with listId',
    example: 12,
  })
  toListId?: number | null;
}

/** A subscription made by an automation tool (REST Hooks). The URL may have any of the three usual names. */
export class CreateHookDto {
  @TextField({
    minLength: 1,
    maxLength: webhookUrlLengthMax,
    optional: true,
    example: 'https://hooks.example.com/catch/1',
  })
  targetUrl?: string;

  @TextField({
    minLength: 1,
    maxLength: webhookUrlLengthMax,
    optional: true,
    description: 'Alias of targetUrl',
  })
  hookUrl?: string;

  @TextField({
    minLength: 1,
    maxLength: webhookUrlLengthMax,
    optional: true,
    description: 'Alias of targetUrl',
  })
  target_url?: string;

  @OneOfField(eventPatterns, { optional: true, example: 'card.move' })
  event?: string;

  @TextListField({
    min: 1,
    max: hookEventsMax,
    maxLength: 50,
    optional: true,
    description: 'Several event kinds; event is one of them, too',
    example: ['card.create', 'card.move'],
  })
  events?: string[];

  @ObjectField(() => HookFilterDto, { optional: true, nullable: true })
  filter?: HookFilterDto | null;
}

export class HookDto {
  @IdField({ example: 13 })
  id!: number;

  @StringField({ description: 'The first of events', example: 'card.move' })
  event!: string;

  @TextListField({ min: 1, max: hookEventsMax, maxLength: 50, example: ['card.move'] })
  events!: string[];

  @StringField({ format: 'uri', example: 'https://hooks.example.com/catch/1' })
  targetUrl!: string;

  @ObjectField(() => HookFilterDto, { nullable: true })
  filter!: HookFilterDto | null;

  @OneOfField(webhookStatuses, { description: 'A disabled hook receives no events; they are held' })
  status!: WebhookStatus;

  @OneOfField(webhookDisabledReasons, {
    nullable: true,
    description: '`creator_lost_role`: an owner confirms it with POST /webhooks/{id}/enable',
    example: null,
  })
  disabledReason!: WebhookDisabledReason | null;

  @TimestampField({ nullable: true, example: null })
  disabledAt!: string | null;

  @TimestampField()
  createdAt!: string;
}

export class CreatedHookDto extends HookDto {
  @StringField({
    description: 'Key of every delivery’s signature; shown once',
    pattern: '^whsec_[A-Za-z0-9+/]{43}=$',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=',
  })
  signingKey!: string;
}

export class HookEventDto {
  @OneOfField(eventKindNames, { name: 'EventKind', example: 'card.move' })
  event!: EventKind;

  @StringField({ description: 'When the event is sent', example: 'a card is moved to another list' })
  description!: string;
}
