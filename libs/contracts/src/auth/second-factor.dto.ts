import { limits } from '@kiban/vocabulary';
import {
  BooleanField,
  IntegerField,
  JsonObjectField,
  StringField,
  TextField,
  TextListField,
  TimestampField,
} from '../fields/fields.js';
import { PasswordDto } from './token.dto.js';

const recoveryCodes = ['7K3M-Q9ZD-X2AB-40WT-9FHC-R6JM', 'M8RE-VV1C-6HGP-Z5YN-2QKD-T04B'];

export class SecondFactorDto {
  @BooleanField({ description: 'Whether a sign-in needs a code beside the password', example: true })
  isOn!: boolean;

  @TimestampField({ nullable: true, description: 'When it was turned on; null while it is off' })
  since!: string | null;

  @IntegerField({ min: 0, description: 'Recovery codes that were not used', example: 10 })
  recoveryCodesLeft!: number;
}

export class SecondFactorSetupDto {
  @StringField({
    description: 'The secret of the authenticator app in Base32: SHA-1, six digits, 30 seconds',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret!: string;

  @StringField({
    description: 'The same as an address, for a QR code',
    example: 'otpauth://totp/Kiban:aiko%40example.org?issuer=Kiban&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  uri!: string;
}

export class CodeDto {
  @TextField({
    minLength: 1,
    maxLength: limits.secondFactorCodeLengthMax,
    description: 'The six digits that the authenticator app shows; spaces are ignored',
    example: '123456',
  })
  code!: string;
}

export class PasswordAndCodeDto extends PasswordDto {
  @TextField({
    minLength: 1,
    maxLength: limits.secondFactorCodeLengthMax,
    description: 'The six digits that the authenticator app shows, or a recovery code',
    example: '123456',
  })
  code!: string;
}

export class SecondFactorProofDto {
  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.secondFactorCodeLengthMax,
    description: 'The six digits that the authenticator app shows, or a recovery code',
    example: '123456',
  })
  code?: string;

  @JsonObjectField({
    optional: true,
    bytesMax: limits.passkeyBytesMax,
    description:
      'In place of the code: what `navigator.credentials.get` returned for the options, as `AuthenticationResponseJSON`',
  })
  passkey?: Record<string, unknown>;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.passwordLengthMax,
    // Without an example: the sample of the document sends one of the three.
    description:
      'In place of the code: your password, while you have neither a passkey nor an authenticator app that is on',
  })
  password?: string;
}

export class SecondFactorShownDto {
  @TimestampField({
    description: 'Until then, critical changes of this session need nothing further',
    example: '2026-11-03T14:45:00.000Z',
  })
  freshUntil!: string;
}

export class RecoveryCodesDto {
  @TextListField({
    max: 10,
    maxLength: limits.secondFactorCodeLengthMax,
    description: 'Each replaces one code of the app',
    example: recoveryCodes,
  })
  recoveryCodes!: string[];
}
