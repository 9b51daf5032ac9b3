import { CardNumberField } from '../cards/card-number-field.js';
import { ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { type EventKind, eventKindNames } from '@kiban/vocabulary';
import { IdField, ObjectField, OneOfField, StringField, TimestampField } from '../fields/fields.js';
import { EventActorDto } from '../activity/event-actor.dto.js';
import { EventChangeDto } from './event-change.dto.js';

export class EventWorkspaceDto {
  @StringField({ example: 'demo' })
  slug!: string;

  @StringField({ example: 'Demo' })
  name!: string;
}

/** Payload of webhook deliveries and NATS messages (specification §2, "Webhook delivery payload"). */
export class EventPayloadDto {
  @IdField({
    description: 'Event id; the same for every endpoint and every retry',
    example: 244_911_212_134_400,
  })
  id!: number;

  @OneOfField(eventKindNames, { name: 'EventKind', example: 'card.create' })
  event!: EventKind;

  @TimestampField()
  occurredAt!: string;

  @ObjectField(() => EventWorkspaceDto)
  workspace!: EventWorkspaceDto;

  @IdField({ nullable: true, description: 'Null for events that concern the whole workspace', example: 3 })
  boardId!: number | null;

  @IdField({
    optional: true,
    description:
      'The card that the event concerns; absent where it concerns none, and in events of older versions',
    example: 101,
  })
  cardId?: number;

  @ObjectField(() => EventActorDto)
  actor!: EventActorDto;

  @StringField({
    optional: true,
    format: 'uri',
    description:
      'Permanent address on the screen of the object, or of the parent of a deleted one; absent in events of older versions',
    example: 'https://kiban.example/cards/101',
  })
  url?: string;

  /** Of a card, in events about it; those of older versions have none. */
  @CardNumberField({ optional: true })
  number?: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The new state; its type depends on `event`',
    example: { id: 101, title: 'Prepare the launch', listName: 'Doing', dueDate: '2026-11-30' },
  })
  data!: Record<string, unknown>;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(EventChangeDto) },
    description: 'Changed properties: `{ property: { from, to } }`',
    example: { title: { from: 'Prepare', to: 'Prepare the launch' } },
  })
  changes?: Record<string, EventChangeDto>;
}
