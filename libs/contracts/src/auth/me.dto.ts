import { limits, type Role, roles } from '@kiban/vocabulary';
import { proofMethods, scopes, type CredentialScope, type ProofMethod } from '../principal.js';
import {
  IdField,
  IdListField,
  IntegerField,
  JsonObjectField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
} from '../fields/fields.js';

export const principalKinds = ['token', 'oauth', 'screen'] as const;
export type PrincipalKind = (typeof principalKinds)[number];

export class MyWorkspaceDto {
  @IdField({ example: 1 })
  id!: number;

  @StringField({ example: 'demo' })
  slug!: string;

  @StringField({ example: 'Demo' })
  name!: string;

  @TimestampField({
    nullable: true,
    description:
      'When the workspace is deleted for good; null unless an owner has deleted it. Until then only `POST /workspace/restore` changes it',
    example: null,
  })
  deletionAt!: string | null;
}

/** A workspace that a person is a member of. */
export class MembershipDto extends MyWorkspaceDto {
  @OneOfField(roles, { name: 'Role', description: 'The person’s role in it', example: 'member' })
  role!: Role;
}

export class MyMemberDto {
  @IdField({ example: 7 })
  id!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;

  @StringField({
    nullable: true,
    description: 'Null for requests that do not come from the web app',
    example: null,
  })
  email!: string | null;
}

/** The caller and its rights. */
export class MeDto {
  @OneOfField(principalKinds, { name: 'PrincipalKind' })
  kind!: PrincipalKind;

  @ObjectField(() => MyWorkspaceDto)
  workspace!: MyWorkspaceDto;

  @ObjectField(() => MyMemberDto, {
    description: 'The acting member; for an API token the member who issued it',
  })
  member!: MyMemberDto;

  @OneOfField(roles, {
    name: 'Role',
    description: 'Rights of this request; an API token acts as admin',
    example: 'admin',
  })
  role!: Role;

  @TextListField({
    max: scopes.length,
    maxLength: 50,
    description: 'A token without restrictions has all but `members:provision`',
    example: ['boards:read', 'boards:write'],
  })
  scopes!: CredentialScope[];

  @StringField({ description: 'Name of the token, the AI client or the web app', example: 'Nightly report' })
  via!: string;

  @TextListField({
    max: limits.addressRangesPerTokenMax,
    maxLength: 50,
    description: 'Ranges from which this token may be used; empty: from everywhere',
    example: [],
  })
  addressRanges!: string[];

  @IdListField({
    nullable: true,
    max: limits.boardsPerTokenMax,
    description:
      'The only boards that this token may see, with those that were deleted since; null when it is not restricted to boards',
    example: null,
  })
  boardIds!: number[] | null;

  @TimestampField({
    nullable: true,
    description: 'Expiry of this bearer; null when it does not expire',
    example: null,
  })
  expiresAt!: string | null;

  @TextListField({
    max: proofMethods.length,
    maxLength: 50,
    description:
      'One of these is shown before critical changes, by `POST /me/second-factor/check`: `passkey` and `code` if you have them, otherwise `password`. Empty for callers who are not at the screen',
    example: [],
  })
  proofs!: ProofMethod[];
}

export class UpdateMeDto {
  @TextField({
    minLength: 1,
    maxLength: 100,
    description: 'Display name',
    example: 'Aiko Tanaka',
  })
  name!: string;
}

export class ChangePasswordDto {
  @TextField({ minLength: 1, maxLength: limits.passwordLengthMax, example: 'the current password' })
  password!: string;

  @TextField({
    minLength: limits.passwordLengthMin,
    maxLength: limits.passwordLengthMax,
    description: `${limits.passwordLengthMin} to ${limits.passwordLengthMax} characters of any kind`,
    example: 'correct horse battery staple',
  })
  newPassword!: string;
}

const preferences = { theme: 'dark', starredBoards: [12, 7] };

export class PreferencesDto {
  @JsonObjectField({
    bytesMax: limits.preferencesBytesMax,
    description: 'The stored document; `{}` until it is saved',
    example: preferences,
  })
  document!: Record<string, unknown>;

  @IntegerField({ min: 0, description: 'Grows with every change; 0 until it is saved', example: 3 })
  version!: number;
}

export class UpdatePreferencesDto {
  @JsonObjectField({
    bytesMax: limits.preferencesBytesMax,
    description: `Any JSON object of at most ${limits.preferencesBytesMax} bytes`,
    example: preferences,
  })
  document!: Record<string, unknown>;
}
