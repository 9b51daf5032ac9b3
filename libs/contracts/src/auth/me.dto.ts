import { roles, scopes, type Role, type Scope } from '../principal.js';
import {
  IdField,
  ObjectField,
  OneOfField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
} from '../fields/fields.js';
import { limits } from '../limits.js';

export const principalKinds = ['token', 'oauth', 'screen'] as const;
export type PrincipalKind = (typeof principalKinds)[number];

export class MyWorkspaceDto {
  @IdField({ example: 1 })
  id!: number;

  @StringField({ example: 'demo' })
  slug!: string;

  @StringField({ example: 'Demo' })
  name!: string;
}

export class MyMemberDto {
  @IdField({ example: 7 })
  id!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;

  @StringField({ nullable: true, description: 'Through the screen only, else null', example: null })
  email!: string | null;
}

/** Who is calling, and with which rights. */
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
    description: 'The rights of this call; an API token acts as admin',
    example: 'admin',
  })
  role!: Role;

  @TextListField({ max: scopes.length, maxLength: 50, example: ['boards:read', 'boards:write'] })
  scopes!: Scope[];

  @StringField({ description: 'Name of the token, the AI client or the screen', example: 'Nightly report' })
  via!: string;

  @TimestampField({
    nullable: true,
    description: 'When this bearer expires; null when it does not',
    example: null,
  })
  expiresAt!: string | null;
}

export class UpdateMeDto {
  @TextField({
    minLength: 1,
    maxLength: 100,
    description: 'The name that others see',
    example: 'Aiko Tanaka',
  })
  name!: string;
}

export class ChangePasswordDto {
  @TextField({ minLength: 1, maxLength: limits.passwordLengthMax, example: 'the password so far' })
  password!: string;

  @TextField({
    minLength: limits.passwordLengthMin,
    maxLength: limits.passwordLengthMax,
    description: `${limits.passwordLengthMin} to ${limits.passwordLengthMax} characters of any kind`,
    example: 'correct horse battery staple',
  })
  newPassword!: string;
}
