import { BooleanField, ObjectField, StringField, TextField, TimestampField } from '../fields/fields.js';
import { PasswordDto } from './token.dto.js';

/** A new address that is not confirmed by both mailboxes yet. */
export class PendingEmailDto {
  @StringField({ example: 'aiko@example.com' })
  email!: string;

  @BooleanField({ description: 'Whether the link to the present address was opened', example: false })
  oldConfirmed!: boolean;

  @BooleanField({ description: 'Whether the link to the new address was opened', example: true })
  newConfirmed!: boolean;

  @TimestampField({ description: 'When the links stop working', example: '2026-11-04T09:00:00.000Z' })
  expiresAt!: string;
}

export class MyEmailDto {
  @StringField({ description: 'With which you sign in', example: 'aiko@example.org' })
  email!: string;

  @ObjectField(() => PendingEmailDto, { nullable: true, description: 'Null while no change is pending' })
  pending!: PendingEmailDto | null;
}

export class ChangeEmailDto extends PasswordDto {
  @TextField({ minLength: 3, maxLength: 254, description: 'The new address', example: 'aiko@example.com' })
  email!: string;
}
