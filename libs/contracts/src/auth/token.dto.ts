import { limits } from '@kiban/vocabulary';
import { scopes, type CredentialScope } from '../principal.js';
import {
  IdField,
  IdListField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
  TimestampInputField,
} from '../fields/fields.js';

export const credentialKinds = ['token', 'oauth_client'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

export const credentialStates = ['active', 'expired', 'revoked', 'connected'] as const;
export type CredentialState = (typeof credentialStates)[number];

export const credentialAccesses = ['read', 'read_write', 'admin'] as const;
export type CredentialAccess = (typeof credentialAccesses)[number];

export class IssueTokenDto {
  @TextField({
    minLength: 1,
    maxLength: 100,
    description: 'Purpose of the token',
    example: 'Nightly report',
  })
  name!: string;

  @TextField({
    minLength: 1,
    maxLength: limits.passwordLengthMax,
    description: 'The owner’s password',
    example: 'correct horse battery staple',
  })
  password!: string;

  @TimestampInputField({
    optional: true,
    nullable: true,
    description: `In the future, at most ${limits.tokenLifetimeYearsMax} years ahead; null or omitted: the token does not expire`,
    example: '2027-11-21T00:00:00.000Z',
  })
  expiresAt?: string | null;

  @TextListField({
    optional: true,
    nullable: true,
    min: 1,
    max: scopes.length,
    maxLength: 50,
    description: `What the token may do: ${scopes.map((scope) => `\`${scope}\``).join(', ')}. \`boards:write\` includes \`boards:read\`. \`webhooks:manage\` includes reading every event of the workspace. \`members:provision\` is for SCIM and stands alone. Null or omitted: the rights of a workspace admin`,
    example: ['boards:read'],
  })
  scopes?: string[] | null;

  @TextListField({
    optional: true,
    nullable: true,
    min: 1,
    max: limits.addressRangesPerTokenMax,
    maxLength: 50,
    description:
      'IPv4 and IPv6 addresses or CIDR ranges from which the token may be used. Null or omitted: from everywhere',
    example: ['203.0.113.0/24', '2001:db8::/32'],
  })
  addressRanges?: string[] | null;

  @IdListField({
    optional: true,
    nullable: true,
    min: 1,
    max: limits.boardsPerTokenMax,
    description:
      'The only boards that the token may see. It creates, copies, imports and orders no boards, and has no webhooks: `scopes` must not contain `webhooks:manage`. Null or omitted: every board of the workspace',
    example: [3],
  })
  boardIds?: number[] | null;
}

/** Requires the caller's password, as issuing and revoking a token do (specification §5). */
export class PasswordDto {
  @TextField({
    minLength: 1,
    maxLength: limits.passwordLengthMax,
    description: 'The caller’s password',
    example: 'correct horse battery staple',
  })
  password!: string;
}

export class CredentialOwnerDto {
  @IdField({ example: 7 })
  memberId!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;
}

/** A board to which a token is restricted. */
export class TokenBoardDto {
  @IdField({ example: 3 })
  id!: number;

  @StringField({
    nullable: true,
    description: 'Null when the boards service does not reply in time',
    example: 'Launch',
  })
  name!: string | null;
}

/** An API token or a connected AI client: the settings page shows both in one list. */
export class CredentialDto {
  @OneOfField(credentialKinds, { name: 'CredentialKind' })
  kind!: CredentialKind;

  @IdField({ description: 'Unique within its kind', example: 12 })
  id!: number;

  @StringField({ example: 'Nightly report' })
  name!: string;

  @OneOfField(credentialStates, { name: 'CredentialState' })
  state!: CredentialState;

  @OneOfField(credentialAccesses, { name: 'CredentialAccess', example: 'admin' })
  access!: CredentialAccess;

  @StringField({
    nullable: true,
    description: 'First 8 characters of the value; null for an AI client',
    example: 'kbn_4fQ9',
  })
  firstCharacters!: string | null;

  @StringField({
    nullable: true,
    description: 'Last 4 characters of the value; null for an AI client',
    example: 'x7Bd',
  })
  lastCharacters!: string | null;

  @StringField({
    nullable: true,
    description: 'Host that verified the AI client’s identity; null when it is unverified, and for tokens',
    example: null,
  })
  clientHost!: string | null;

  @ObjectField(() => CredentialOwnerDto, {
    description: 'The member who issued the token or connected the client',
  })
  createdBy!: CredentialOwnerDto;

  @TimestampField()
  createdAt!: string;

  @TimestampField({ nullable: true, description: 'Accurate to about a minute; null when it was never used' })
  lastUsedAt!: string | null;

  @StringField({
    nullable: true,
    description:
      'Address of the client at the last use, for the owner only; null for an AI client and when it is unknown',
    example: '203.0.113.7',
  })
  lastUsedAddress!: string | null;

  @TimestampField({ nullable: true, description: 'Null when it does not expire', example: null })
  expiresAt!: string | null;

  @TextListField({
    nullable: true,
    max: scopes.length,
    maxLength: 50,
    description: 'Null for a token with the rights of a workspace admin',
    example: ['boards:read'],
  })
  scopes!: CredentialScope[] | null;

  @TextListField({
    max: limits.addressRangesPerTokenMax,
    maxLength: 50,
    description: 'Ranges from which the token may be used; empty: from everywhere',
    example: ['203.0.113.0/24'],
  })
  addressRanges!: string[];

  @ObjectListField(() => TokenBoardDto, {
    nullable: true,
    description:
      'The only boards that the token may see, without those that were deleted since; null when it is not restricted to boards',
  })
  boards!: TokenBoardDto[] | null;
}

export class IssuedTokenDto extends CredentialDto {
  @StringField({
    description: 'The token itself; shown only once',
    pattern: '^kbn_[0-9A-Za-z]{46}$',
    example: 'kbn_4fQ9d2mT0aZ8kLw3Rb6YpXe1Vs7Nc5HuGj9iQo0tF3x7Bd',
  })
  token!: string;
}
