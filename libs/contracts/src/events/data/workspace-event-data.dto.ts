import { IdField, OneOfField, StringField, TimestampField } from '../../fields/fields.js';
import { roles, type Role } from '../../principal.js';

/** `data` of `member.*`. */
export class MemberEventDataDto {
  @IdField({ example: 7 })
  id!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;
}

/** `data` of `token.issue`. The token’s value is in no event. */
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
  @IdField({ description: 'The endpoint that was switched off', example: 12 })
  id!: number;

  @StringField({ example: 'https://example.com/kiban' })
  url!: string;

  @StringField({ nullable: true, example: 'Chat notices' })
  description!: string | null;

  @OneOfField(['failing', 'gone', 'creator_lost_role'], {
    name: 'WebhookDisableReason',
    description:
      '`gone`: it answered 410; `failing`: it took nothing for too long; `creator_lost_role`: its creator is neither owner nor admin any longer',
  })
  reason!: 'failing' | 'gone' | 'creator_lost_role';
}
