import { limits, type Role, roles } from '@kiban/vocabulary';
import {
  IdField,
  JsonObjectField,
  ObjectField,
  ObjectListField,
  OneOfField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';
import {
  PersonalSessionDto,
  PersonalUseDto,
  PersonalSecondFactorDto,
  PersonalPasskeyDto,
  PersonalIdentityDto,
  PersonalDirectoryEntryDto,
  PersonalTokenDto,
  PersonalClientDto,
} from './personal-access.dto.js';
import {
  PersonalBoardDto,
  PersonalCardDto,
  PersonalCommentDto,
  PersonalViewDto,
} from './personal-content.dto.js';

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
      'Your password. Not needed within 15 minutes of a sign-in or `POST /me/second-factor/check` that showed that it is you',
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
