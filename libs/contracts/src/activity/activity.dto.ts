import { ApiProperty } from '@nestjs/swagger';
import { type EventKind, eventKindNames } from '@kiban/vocabulary';
import { EventActorDto } from './event-actor.dto.js';
import { IdField, ObjectField, OneOfField, StringField, TimestampField } from '../fields/fields.js';

export const viaKinds = ['token', 'oauth', 'screen', 'import'] as const;
export type ViaKind = (typeof viaKinds)[number];

export class ViaDto {
  @OneOfField(viaKinds, { name: 'ViaKind', example: 'token' })
  kind!: ViaKind;

  @StringField({ description: 'Name of the token or the AI client', example: 'nightly sync' })
  name!: string;
}

export class ActivityDto {
  @IdField({ description: 'The event’s id', example: 244_911_212_134_400 })
  id!: number;

  @OneOfField(eventKindNames, { name: 'EventKind', example: 'card.create' })
  event!: EventKind;

  @TimestampField()
  occurredAt!: string;

  @IdField({ example: 3 })
  boardId!: number;

  @IdField({ nullable: true, example: 101 })
  cardId!: number | null;

  @ObjectField(() => EventActorDto)
  actor!: EventActorDto;

  @ObjectField(() => ViaDto)
  via!: ViaDto;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The new state, by kind',
    example: { id: 101, title: 'Prepare the launch', listName: 'Doing', dueDate: '2026-11-30' },
  })
  data!: Record<string, unknown>;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'Properties that changed: `{ property: { from, to } }`',
    example: { title: { from: 'Prepare', to: 'Prepare the launch' } },
  })
  changes!: Record<string, unknown> | null;
}
