import { limits } from '../limits.js';
import { TextField } from '../fields/fields.js';

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
