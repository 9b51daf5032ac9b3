import { BooleanField, IdField, IntegerField, StringField, TimestampField } from '../fields/fields.js';

export class PersonalSessionDto {
  @IdField({ example: 12 })
  id!: number;

  @TimestampField()
  signedInAt!: string;

  @TimestampField({ nullable: true })
  lastUsedAt!: string | null;

  @TimestampField({ nullable: true, description: 'Null while it is open', example: null })
  endedAt!: string | null;

  @StringField({
    nullable: true,
    description: 'IP address of the last recorded use',
    example: '198.51.100.7',
  })
  address!: string | null;

  @StringField({ nullable: true, description: 'As the browser describes itself', example: 'Mozilla/5.0' })
  userAgent!: string | null;
}

/** A browser or network from which the account was used. It is stored as a digest. */
export class PersonalUseDto {
  @TimestampField()
  lastUsedAt!: string;
}

export class PersonalSecondFactorDto {
  @BooleanField({ example: true })
  isOn!: boolean;

  @TimestampField({ nullable: true })
  since!: string | null;

  @IntegerField({ min: 0, description: 'Recovery codes that were not used', example: 10 })
  recoveryCodesLeft!: number;
}

export class PersonalPasskeyDto {
  @IdField({ example: 5 })
  id!: number;

  @StringField({ example: 'Chrome, Windows' })
  name!: string;

  @TimestampField()
  createdAt!: string;

  @TimestampField({ nullable: true })
  lastUsedAt!: string | null;
}

export class PersonalIdentityDto {
  @IdField({ description: 'The workspace with the sign-in provider', example: 1 })
  workspaceId!: number;

  @StringField({ example: 'https://login.example.com' })
  issuer!: string;

  @StringField({ description: 'Your id at the provider', example: '248289761001' })
  subject!: string;

  @TimestampField()
  linkedAt!: string;
}

/** What a company's directory sent. */
export class PersonalDirectoryEntryDto {
  @IdField({ example: 1 })
  workspaceId!: number;

  @StringField({ example: 'aiko@example.org' })
  userName!: string;

  @StringField({ example: 'aiko@example.org' })
  email!: string;

  @StringField({ nullable: true, example: null })
  externalId!: string | null;

  @StringField({ nullable: true, example: 'Aiko Tanaka' })
  displayName!: string | null;

  @TimestampField()
  updatedAt!: string;
}

export class PersonalTokenDto {
  @IdField({ example: 12 })
  id!: number;

  @IdField({ example: 1 })
  workspaceId!: number;

  @StringField({ example: 'Nightly report' })
  name!: string;

  @TimestampField()
  createdAt!: string;

  @TimestampField({ nullable: true })
  lastUsedAt!: string | null;

  @TimestampField({ nullable: true })
  expiresAt!: string | null;

  @TimestampField({ nullable: true })
  revokedAt!: string | null;
}

export class PersonalClientDto {
  @IdField({ example: 15 })
  id!: number;

  @IdField({ example: 1 })
  workspaceId!: number;

  @StringField({ example: 'An assistant' })
  name!: string;

  @StringField({ nullable: true, example: 'assistant.example' })
  host!: string | null;

  @TimestampField()
  createdAt!: string;

  @TimestampField({ nullable: true })
  lastUsedAt!: string | null;

  @TimestampField({ nullable: true })
  revokedAt!: string | null;
}
