import { type Role, roles } from '@kiban/vocabulary';
import { IdField, OneOfField, StringField, TimestampField } from '../../fields/fields.js';

/** `data` of `member.*`. */
export class MemberEventDataDto {
  @IdField({ example: 7 })
  id!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;
}

/** `data` of `token.issue`. No event carries the token’s value. */
export class TokenIssueEventDataDto {
  @IdField({ example: 12 })
  id!: number;

  @StringField({ example: 'Nightly report' })
  name!: string;

  @TimestampField({ nullable: true, description: 'Null when the token does not expire' })
  expiresAt!: string | null;
}

/** `data` of `token.revoke` and of `client.*`. */
export class CredentialEventDataDto {
  @IdField({ example: 12 })
  id!: number;

  @StringField({ example: 'Nightly report' })
  name!: string;
}

/** `data` of `webhook.ping`. */
export class WebhookPingEventDataDto {
  @IdField({ description: 'The endpoint that is tested', example: 12 })
  id!: number;

  @StringField({ example: 'https://example.com/kiban' })
  url!: string;
}

/** `data` of `webhook.disable`. */
export class WebhookDisableEventDataDto {
  @IdField({ description: 'The endpoint that was disabled', example: 12 })
  id!: number;

  @StringField({ example: 'https://example.com/kiban' })
  url!: string;

  @StringField({ nullable: true, example: 'Chat notices' })
  description!: string | null;

  @OneOfField(['failing', 'gone', 'creator_lost_role'], {
    name: 'WebhookDisableReason',
    description:
      '`gone`: it returned 410; `failing`: its deliveries failed for too long; `creator_lost_role`: its creator is no longer owner or admin',
  })
  reason!: 'failing' | 'gone' | 'creator_lost_role';
}
