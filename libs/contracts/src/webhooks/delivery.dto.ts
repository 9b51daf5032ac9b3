import { ApiProperty } from '@nestjs/swagger';
import { type EventKind, eventKindNames } from '@kiban/vocabulary';
import {
  BooleanField,
  IdField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TimestampField,
} from '../fields/fields.js';

export const deliveryStates = ['pending', 'retrying', 'delivered', 'given_up', 'held', 'canceled'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const deliveryTriggers = ['event', 'redelivery', 'test'] as const;
export type DeliveryTrigger = (typeof deliveryTriggers)[number];

/** Outcome of an attempt; `unknown`: the process ended before it stored the outcome. */
export const attemptOutcomes = ['delivered', 'failed', 'unknown'] as const;
export type AttemptOutcome = (typeof attemptOutcomes)[number];

export class DeliveryDto {
  @IdField({ description: 'Also sent as X-Service-Delivery', example: 9_001 })
  id!: number;

  @IdField({ example: 12 })
  webhookId!: number;

  @IdField({ description: '`id` of the payload', example: 244_911_212_134_400 })
  eventId!: number;

  @OneOfField(eventKindNames, { name: 'EventKind', example: 'card.create' })
  event!: EventKind;

  @OneOfField(deliveryStates, { example: 'delivered' })
  state!: DeliveryState;

  @OneOfField(deliveryTriggers)
  trigger!: DeliveryTrigger;

  @IntegerField({ min: 0, description: 'Attempts made or in flight', example: 1 })
  attemptCount!: number;

  @TimestampField({
    nullable: true,
    description: 'Due time of the next attempt; null when none is planned',
    example: null,
  })
  nextAttemptAt!: string | null;

  @IntegerField({ nullable: true, description: 'HTTP status of the last attempt', example: 200 })
  lastStatus!: number | null;

  @StringField({
    nullable: true,
    description: 'Error of the last attempt, e.g. `timeout`, `http_status`',
    example: null,
  })
  lastError!: string | null;

  @TimestampField()
  createdAt!: string;

  @TimestampField({ nullable: true })
  finishedAt!: string | null;
}

export class AttemptResponseDto {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'text/plain' },
  })
  headers!: Record<string, string>;

  @StringField({
    description: 'First 4 KiB of the body as text; invalid UTF-8 is replaced by U+FFFD',
    example: 'ok',
  })
  body!: string;

  @BooleanField({ description: 'Whether the response body was longer', example: false })
  truncated!: boolean;
}

export class AttemptDto {
  @IntegerField({
    min: 1,
    description: '1 to 6; a repeated attempt with an unknown outcome keeps its number',
    example: 1,
  })
  number!: number;

  @TimestampField()
  at!: string;

  @IntegerField({ min: 0, nullable: true, example: 84 })
  durationMs!: number | null;

  @OneOfField(attemptOutcomes)
  outcome!: AttemptOutcome;

  @IntegerField({ nullable: true, description: 'HTTP status; null without a response', example: 200 })
  status!: number | null;

  @StringField({
    nullable: true,
    description: 'Reason of the failure; null when the attempt did not fail',
    example: null,
  })
  error!: string | null;

  @ObjectField(() => AttemptResponseDto, {
    nullable: true,
    description: 'The endpoint’s response; null without one',
  })
  response!: AttemptResponseDto | null;
}

export class DeliveryRequestDto {
  @StringField({
    nullable: true,
    description: 'The exact bytes that were signed and sent',
    example: '{"id":244911212134400,"event":"webhook.ping"}',
  })
  body!: string | null;
}

export class DeliveryDetailDto extends DeliveryDto {
  @ObjectField(() => DeliveryRequestDto)
  request!: DeliveryRequestDto;

  @ObjectListField(() => AttemptDto, { description: 'In chronological order; kept for 30 days' })
  attempts!: AttemptDto[];
}
