import { type Role, roles } from '@kiban/vocabulary';
import {
  IdField,
  IntegerField,
  OneOfField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';

export class MemberDto {
  @IdField({ example: 7 })
  id!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;

  @StringField({
    nullable: true,
    description: 'Null in responses to AI clients',
    example: 'aiko@example.org',
  })
  email!: string | null;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;

  @TimestampField()
  joinedAt!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class UpdateMemberDto {
  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;
}

export const invitationStates = ['open', 'accepted', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

export class CreateInvitationDto {
  @TextField({
    minLength: 3,
    maxLength: 254,
    description: 'E-mail address of the person to invite',
    example: 'aiko@example.org',
  })
  email!: string;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;
}

export class InvitationDto {
  @IdField({ example: 3 })
  id!: number;

  @StringField({ example: 'aiko@example.org' })
  email!: string;

  @OneOfField(roles, { name: 'Role', example: 'member' })
  role!: Role;

  @OneOfField(invitationStates, { name: 'InvitationState' })
  state!: InvitationState;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  expiresAt!: string;
}

export class CreatedInvitationDto extends InvitationDto {
  @StringField({
    description: 'Link that accepts the invitation; shown once',
    example: 'https://kiban.example/sign-up/invitation/5lN2…',
  })
  link!: string;

  @OneOfField(['sent', 'not_configured', 'failed'], {
    description: 'Delivery state of the invitation mail',
    example: 'not_configured',
  })
  mail!: 'sent' | 'not_configured' | 'failed';
}
