import {
  BooleanField,
  IdField,
  IntegerField,
  JsonObjectField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';
import { limits } from '../limits.js';
import { roles, type Role } from '../principal.js';
import { viewKinds, type ViewKind } from '../saved-views/saved-view.dto.js';

/** Deletes the caller's account. */
export class DeleteMeDto {
  @TextField({
    minLength: 3,
    maxLength: 254,
    description: 'The e-mail address of your account, as a confirmation',
    example: 'aiko@example.org',
  })
  email!: string;

  @TextField({
    optional: true,
    nullable: true,
    minLength: 1,
    maxLength: limits.passwordLengthMax,
    description:
      'Your password. Not needed while your second factor is on, or within 15 minutes of a sign-in by a passkey or your company',
    example: 'correct horse battery staple',
  })
  password?: string | null;
}

export class PersonalAccountDto {
  @StringField({ example: 'aiko@example.org' })
  email!: string;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  emailVerifiedAt!: string;

  @TimestampField()
  passwordChangedAt!: string;

  @StringField({ nullable: true, description: 'A new address that is not confirmed yet', example: null })
  newEmail!: string | null;
}

export class PersonalMembershipDto {
  @IdField({ example: 7 })
  memberId!: number;

  @IdField({ example: 1 })
  workspaceId!: number;

  @StringField({ example: 'Demo' })
  workspaceName!: string;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;

  @TimestampField()
  joinedAt!: string;

  @TimestampField({ nullable: true, description: 'Null while you are a member', example: null })
  leftAt!: string | null;

  @JsonObjectField({
    nullable: true,
    bytesMax: limits.preferencesBytesMax,
    description: 'Choices of presentation; null where none is stored',
    example: { theme: 'dark' },
  })
  preferences!: Record<string, unknown> | null;
}

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

/** An invitation to or by the person. Its address is left out, as it may be that of another person. */
export class PersonalInvitationDto {
  @IdField({ example: 3 })
  id!: number;

  @IdField({ example: 1 })
  workspaceId!: number;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;

  @TimestampField()
  createdAt!: string;

  @TimestampField({ nullable: true })
  acceptedAt!: string | null;

  @TimestampField({ nullable: true })
  revokedAt!: string | null;
}

/** An entry of the audit log with you as its actor. Its details are left out, as they may name other people. */
export class PersonalAuditEntryDto {
  @IdField({ example: 41 })
  id!: number;

  @IdField({ nullable: true, example: 1 })
  workspaceId!: number | null;

  @TimestampField()
  at!: string;

  @StringField({ example: 'session.start' })
  action!: string;

  @StringField({ nullable: true, example: 'password' })
  via!: string | null;

  @StringField({ nullable: true, example: '198.51.100.7' })
  address!: string | null;

  @StringField({ nullable: true, example: 'Mozilla/5.0' })
  userAgent!: string | null;

  @StringField({ nullable: true, example: 'member 7' })
  target!: string | null;
}

class PersonalItemDto {
  @IdField({ example: 101 })
  id!: number;

  @IdField({ example: 1 })
  workspaceId!: number;

  @IdField({ example: 3 })
  boardId!: number;

  @StringField({ example: 'Launch' })
  boardName!: string;
}

export class PersonalBoardDto extends PersonalItemDto {
  @StringField({ nullable: true, example: null })
  description!: string | null;

  @TimestampField()
  createdAt!: string;
}

/** A card that you created. Others may have changed its text. */
export class PersonalCardDto extends PersonalItemDto {
  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ nullable: true, example: null })
  description!: string | null;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;
}

export class PersonalCommentDto extends PersonalItemDto {
  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'The press kit is ready.' })
  text!: string;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;
}

export class PersonalViewDto extends PersonalItemDto {
  @StringField({ example: 'Urgent' })
  name!: string;

  @OneOfField(viewKinds, { name: 'ViewKind' })
  kind!: ViewKind;

  @JsonObjectField({
    bytesMax: 64 * 1_024,
    description: 'As GET /boards/{id}/views has it',
    example: { due: 'week' },
  })
  query!: Record<string, unknown>;
}

/** What the service holds about a person, and what the person wrote on boards that they see. */
export class PersonalDataDto {
  @TimestampField()
  exportedAt!: string;

  @ObjectField(() => PersonalAccountDto)
  account!: PersonalAccountDto;

  @ObjectListField(() => PersonalMembershipDto)
  memberships!: PersonalMembershipDto[];

  @ObjectListField(() => PersonalSessionDto)
  sessions!: PersonalSessionDto[];

  @ObjectListField(() => PersonalUseDto)
  knownDevices!: PersonalUseDto[];

  @ObjectListField(() => PersonalUseDto)
  knownNetworks!: PersonalUseDto[];

  @ObjectField(() => PersonalSecondFactorDto)
  secondFactor!: PersonalSecondFactorDto;

  @ObjectListField(() => PersonalPasskeyDto)
  passkeys!: PersonalPasskeyDto[];

  @ObjectListField(() => PersonalIdentityDto)
  companyIdentities!: PersonalIdentityDto[];

  @ObjectListField(() => PersonalDirectoryEntryDto)
  directoryEntries!: PersonalDirectoryEntryDto[];

  @ObjectListField(() => PersonalTokenDto)
  tokens!: PersonalTokenDto[];

  @ObjectListField(() => PersonalClientDto)
  clients!: PersonalClientDto[];

  @ObjectListField(() => PersonalInvitationDto, { description: 'To your address' })
  invitationsReceived!: PersonalInvitationDto[];

  @ObjectListField(() => PersonalInvitationDto, { description: 'That you made' })
  invitationsSent!: PersonalInvitationDto[];

  @ObjectListField(() => PersonalAuditEntryDto)
  auditEntries!: PersonalAuditEntryDto[];

  @ObjectListField(() => PersonalBoardDto)
  boards!: PersonalBoardDto[];

  @ObjectListField(() => PersonalCardDto)
  cards!: PersonalCardDto[];

  @ObjectListField(() => PersonalCommentDto)
  comments!: PersonalCommentDto[];

  @ObjectListField(() => PersonalViewDto)
  views!: PersonalViewDto[];
}
