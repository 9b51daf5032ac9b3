import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  DueDateField,
  IdField,
  IntegerField,
  ObjectField,
  OneOfField,
  StringField,
  TimestampField,
} from '../fields/fields.js';
import { eventKindNames, type EventKind } from './event-kinds.js';

export class EventWorkspaceDto {
  @StringField({ example: 'demo' })
  slug!: string;

  @StringField({ example: 'Demo' })
  name!: string;
}

export class EventActorDto {
  @IdField({ description: 'The acting member; for an API token the member who issued it', example: 7 })
  memberId!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;
}

/** `data` of every `card.*` kind and of `assignee.change`: exactly these members. */
export class CardEventDataDto {
  @IdField({ example: 101 })
  id!: number;

  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ description: 'Name of the list that holds the card', example: 'Doing' })
  listName!: string;

  @DueDateField({ nullable: true })
  dueDate!: string | null;
}

/** What a webhook receives and what is published on NATS (specification §2, "Webhook delivery payload"). */
export class EventPayloadDto {
  @IntegerField({
    min: 1,
    description: 'The event’s id: the same for every endpoint and every retry',
    example: 244_911_212_134_400,
  })
  id!: number;

  @OneOfField(eventKindNames, { name: 'EventKind', example: 'card.create' })
  event!: EventKind;

  @TimestampField()
  occurredAt!: string;

  @ObjectField(() => EventWorkspaceDto)
  workspace!: EventWorkspaceDto;

  @IdField({ nullable: true, description: 'Null for kinds of the whole workspace', example: 3 })
  boardId!: number | null;

  @ObjectField(() => EventActorDto)
  actor!: EventActorDto;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'The new state, by kind' })
  data!: Record<string, unknown>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Members that changed: `{ member: { from, to } }`',
  })
  changes?: Record<string, { from: unknown; to: unknown }>;
}
