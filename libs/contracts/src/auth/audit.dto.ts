import { ApiProperty } from '@nestjs/swagger';
import {
  IdField,
  ObjectField,
  QueryIdField,
  StringField,
  TextField,
  TimestampField,
  TimestampInputField,
} from '../fields/fields.js';
import { PatternField } from '../fields/pattern-field.js';
import { PageCursorField, PageLimitField } from '../page-query.dto.js';

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

/** What narrows the audit log. */
export class AuditFilterDto {
  @PatternField(/^[a-z][a-z_]{0,39}(\.[a-z][a-z_]{0,39})?$/, {
    optional: true,
    sentence: 'an action such as token.issue, or its noun such as token',
    description: 'An action, or a noun for all of its actions',
    example: undefined,
  })
  action?: string;

  @QueryIdField({ description: 'Only entries of this actor', example: undefined })
  memberId?: number;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: 100,
    description: 'Only entries from exactly this network address',
    example: undefined,
  })
  address?: string;

  @TimestampInputField({
    optional: true,
    description: 'Only entries at or after this moment',
    example: undefined,
  })
  since?: string;

  @TimestampInputField({ optional: true, description: 'Only entries before this moment', example: undefined })
  until?: string;
}

/** A page of the audit log. */
export class AuditQueryDto extends AuditFilterDto {
  @PageLimitField()
  limit?: number;

  @PageCursorField()
  cursor?: string;
}
