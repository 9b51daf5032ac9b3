import { limits } from '../limits.js';
import {
  IdField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
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

  @TimestampField({ nullable: true, description: 'Null when it does not expire', example: null })
  expiresAt!: string | null;
}

export class IssuedTokenDto extends CredentialDto {
  @StringField({
    description: 'The token itself; shown only once',
    pattern: '^kbn_[0-9A-Za-z]{46}$',
    example: 'kbn_4fQ9d2mT0aZ8kLw3Rb6YpXe1Vs7Nc5HuGj9iQo0tF3x7Bd',
  })
  token!: string;
}
