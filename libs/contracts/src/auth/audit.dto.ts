import { ApiProperty } from '@nestjs/swagger';
import { IdField, ObjectField, StringField, TimestampField } from '../fields/fields.js';

export class AuditActorDto {
  @IdField({ nullable: true, example: 7 })
  memberId!: number | null;

  @StringField({ nullable: true, example: 'Aiko Tanaka' })
  name!: string | null;
}

/** A change of access rights. It never carries a secret. */
export class AuditEntryDto {
  @IdField({ example: 311 })
  id!: number;

  @TimestampField()
  at!: string;

  @StringField({ description: '`noun.verb`', example: 'token.issue' })
  action!: string;

  @ObjectField(() => AuditActorDto)
  actor!: AuditActorDto;

  @StringField({ nullable: true, description: 'Channel that the request came through', example: 'screen' })
  via!: string | null;

  @StringField({ nullable: true, description: 'Network address of the request', example: '203.0.113.9' })
  address!: string | null;

  @StringField({ nullable: true, description: 'User agent of the browser or client', example: null })
  userAgent!: string | null;

  @StringField({ nullable: true, description: 'The object that was changed', example: 'token 12' })
  target!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { name: 'Nightly report' } })
  details!: Record<string, unknown>;
}
