import { ApiProperty } from '@nestjs/swagger';
import { IdField, ObjectField, StringField, TimestampField } from '../fields/fields.js';

export class AuditActorDto {
  @IdField({ nullable: true, example: 7 })
  memberId!: number | null;

  @StringField({ nullable: true, example: 'Aiko Tanaka' })
  name!: string | null;
}

/** Something that changed who may do what; never carries a secret. */
export class AuditEntryDto {
  @IdField({ example: 311 })
  id!: number;

  @TimestampField()
  at!: string;

  @StringField({ description: '`noun.verb`', example: 'token.issue' })
  action!: string;

  @ObjectField(() => AuditActorDto)
  actor!: AuditActorDto;

  @StringField({ nullable: true, description: 'How it was done', example: 'screen' })
  via!: string | null;

  @StringField({ nullable: true, description: 'Network address it came from', example: '203.0.113.9' })
  address!: string | null;

  @StringField({ nullable: true, description: 'What the browser or client called itself', example: null })
  userAgent!: string | null;

  @StringField({ nullable: true, description: 'What it was done to', example: 'token 12' })
  target!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { name: 'Nightly report' } })
  details!: Record<string, unknown>;
}
