import { limits } from '@kiban/vocabulary';
import {
  BooleanField,
  IdField,
  IdListField,
  IntegerField,
  NumberField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
  TimestampInputField,
} from '../fields/fields.js';

export const webhookUrlLengthMax = 2_048;
const boardIdsMax = limits.boardsPerWorkspaceMax;
const eventsMax = 100;

export const webhookStatuses = ['active', 'disabled'] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

/**
 * Why an endpoint is disabled: it kept failing, it returned 410, a member disabled it, or the member responsible for it
 * is no longer owner or admin. Its creator is responsible, or the owner who confirmed it.
 */
export const webhookDisabledReasons = ['failing', 'gone', 'switched_off', 'creator_lost_role'] as const;
export type WebhookDisabledReason = (typeof webhookDisabledReasons)[number];

export class WebhookCreatorDto {
  @IdField({ example: 7 })
  memberId!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;
}

export class WebhookDto {
  @IdField({ example: 12 })
  id!: number;

  @StringField({ format: 'uri', example: 'https://example.com/kiban' })
  url!: string;

  @TextListField({
    max: eventsMax,
    maxLength: 50,
    description: 'Event kinds, all kinds of a noun (`card.*`), or `*`',
    example: ['card.create', 'card.move'],
  })
  events!: string[];

  @StringField({ nullable: true, example: 'Chat notices' })
  description!: string | null;

  @IdListField({
    max: boardIdsMax,
    nullable: true,
    description: 'Only events of these boards; null: the whole workspace',
    example: null,
  })
  boardIds!: number[] | null;

  @OneOfField(webhookStatuses, { description: 'A disabled endpoint receives no events; they are held' })
  status!: WebhookStatus;

  @OneOfField(webhookDisabledReasons, {
    nullable: true,
    description: '`creator_lost_role`: an owner confirms it with POST /webhooks/{id}/enable',
    example: null,
  })
  disabledReason!: WebhookDisabledReason | null;

  @TimestampField({ nullable: true, example: null })
  disabledAt!: string | null;

  @TimestampField({
    nullable: true,
    description: 'First failure since the last success; null while deliveries succeed',
    example: null,
  })
  failingSince!: string | null;

  @TimestampField({ nullable: true, description: 'Last success, accurate to half a minute' })
  lastSuccessAt!: string | null;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;

  @ObjectField(() => WebhookCreatorDto)
  createdBy!: WebhookCreatorDto;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

/** Response to a registration: the only one that carries the signing key. */
export class CreatedWebhookDto extends WebhookDto {
  @StringField({
    description: 'Key of every delivery’s signature; shown once',
    pattern: '^whsec_[A-Za-z0-9+/]{43}=$',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=',
  })
  signingKey!: string;
}

export class CreateWebhookDto {
  @TextField({
    minLength: 1,
    maxLength: webhookUrlLengthMax,
    description: 'Absolute https address that deliveries are POSTed to',
    example: 'https://example.com/kiban',
  })
  url!: string;

  @TextListField({
    min: 1,
    max: eventsMax,
    maxLength: 50,
    description: 'Event kinds, all kinds of a noun (`card.*`), or `*`',
    example: ['card.create', 'card.move'],
  })
  events!: string[];

  @TextField({ maxLength: limits.nameLengthMax, optional: true, nullable: true, example: 'Chat notices' })
  description?: string | null;

  @IdListField({
    max: boardIdsMax,
    optional: true,
    nullable: true,
    description: 'Only events of these boards; null or omitted: the whole workspace',
    example: [3],
  })
  boardIds?: number[] | null;
}

export class UpdateWebhookDto {
  @TextField({
    minLength: 1,
    maxLength: webhookUrlLengthMax,
    optional: true,
    description: 'Used by every later attempt, including queued deliveries',
    example: 'https://example.com/kiban-2',
  })
  url?: string;

  @TextListField({ min: 1, max: eventsMax, maxLength: 50, optional: true, example: ['card.*'] })
  events?: string[];

  @TextField({ maxLength: limits.nameLengthMax, optional: true, nullable: true, example: 'Chat notices' })
  description?: string | null;

  @IdListField({ max: boardIdsMax, optional: true, nullable: true, example: null })
  boardIds?: number[] | null;

  @OneOfField(['disabled'], {
    optional: true,
    description: 'Disables the endpoint; enable it with POST …/enable',
  })
  status?: 'disabled';
}

export class EnableWebhookDto {
  @BooleanField({
    optional: true,
    description: 'Send the held events (default false: held deliveries are given up and can be redelivered)',
    example: true,
  })
  sendHeld?: boolean;
}

export class RotateWebhookKeyDto {
  @NumberField({
    min: 0,
    max: 72,
    optional: true,
    description: 'Hours during which the old key also signs (default 24)',
    example: 24,
  })
  overlapHours?: number;
}

export class RotatedWebhookKeyDto {
  @StringField({
    description: 'The new key; shown once',
    pattern: '^whsec_[A-Za-z0-9+/]{43}=$',
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw5rM1kT0cXzE=',
  })
  signingKey!: string;

  @TimestampField({
    nullable: true,
    description: 'Both keys sign until then; null when the old key expired immediately',
  })
  oldKeyExpiresAt!: string | null;
}

export class RedeliverManyDto {
  @TimestampInputField({ description: 'Events that occurred at or after this moment' })
  since!: string;

  @BooleanField({
    optional: true,
    description: 'Only deliveries that were given up (default true); false: all finished deliveries',
    example: true,
  })
  onlyFailed?: boolean;
}

export class RedeliveredDto {
  @IntegerField({
    min: 0,
    description: 'Number of queued deliveries; at most 10,000 per request, oldest first',
    example: 3,
  })
  queued!: number;
}

export class WebhookStatsDto {
  @IntegerField({ min: 0, description: 'Attempts in the last 24 hours', example: 240 })
  attempts!: number;

  @IntegerField({ min: 0, description: 'Attempts that succeeded', example: 238 })
  succeeded!: number;

  @NumberField({
    min: 0,
    max: 1,
    nullable: true,
    description: 'succeeded ÷ attempts; null without attempts',
    example: 0.992,
  })
  successRate!: number | null;

  @NumberField({ nullable: true, description: 'Median response time in milliseconds', example: 84 })
  durationMsP50!: number | null;

  @NumberField({
    nullable: true,
    description: '95th percentile of the response time in milliseconds',
    example: 310,
  })
  durationMsP95!: number | null;

  @IntegerField({ min: 0, description: 'Deliveries waiting for their first attempt', example: 0 })
  pending!: number;

  @IntegerField({ min: 0, description: 'Deliveries waiting for a further attempt', example: 1 })
  retrying!: number;

  @IntegerField({ min: 0, description: 'Deliveries held while the endpoint is disabled', example: 0 })
  held!: number;

  @TimestampField({
    nullable: true,
    description: 'Due time of the oldest due delivery; null when none is due',
    example: null,
  })
  oldestDueAt!: string | null;
}
