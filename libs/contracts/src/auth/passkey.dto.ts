import { limits } from '@kiban/vocabulary';
import { IdField, JsonObjectField, StringField, TextField, TimestampField } from '../fields/fields.js';
import { PasswordDto } from './token.dto.js';

/** A key on a device, or in a password manager, that signs its person in. */
export class PasskeyDto {
  @IdField({ example: 5 })
  id!: number;

  @StringField({ description: 'As the person named it', example: 'Chrome, Windows' })
  name!: string;

  @TimestampField({ description: 'When it was added', example: '2026-11-02T09:00:00.000Z' })
  createdAt!: string;

  @TimestampField({
    nullable: true,
    description: 'The last sign-in with it; null before the first',
    example: '2026-11-03T14:30:00.000Z',
  })
  lastUsedAt!: string | null;
}

export class PasskeyProofDto extends PasswordDto {
  @TextField({
    optional: true,
    nullable: true,
    minLength: 1,
    maxLength: limits.secondFactorCodeLengthMax,
    description:
      'Required while your second factor is on: the six digits that the authenticator app shows, or a recovery code',
    example: '123456',
  })
  code?: string | null;
}

export class PasskeyOptionsDto {
  @JsonObjectField({
    bytesMax: limits.passkeyBytesMax,
    description:
      'For `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`. Its `challenge` is valid once, for five minutes',
    example: {
      challenge: 'w0cz4iVAdNLN8xlkzsMyMcXSHRmDoEmuHVXvnDhMnpE',
      rp: { id: 'kiban.example', name: 'Kiban' },
    },
  })
  publicKey!: Record<string, unknown>;
}

export class PasskeyRequestDto {
  @JsonObjectField({
    bytesMax: limits.passkeyBytesMax,
    description:
      'For `navigator.credentials.get`, as `PublicKeyCredentialRequestOptionsJSON`. Its `challenge` is valid once, for five minutes',
    example: { challenge: 'w0cz4iVAdNLN8xlkzsMyMcXSHRmDoEmuHVXvnDhMnpE', rpId: 'kiban.example' },
  })
  publicKey!: Record<string, unknown>;
}

export class AddPasskeyDto {
  @JsonObjectField({
    bytesMax: limits.passkeyBytesMax,
    description: 'What `navigator.credentials.create` returned, as `RegistrationResponseJSON`',
    example: {
      id: 'kXJ2n0Gn0kGkIhJwQ3mJ7g',
      rawId: 'kXJ2n0Gn0kGkIhJwQ3mJ7g',
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
      },
    },
  })
  credential!: Record<string, unknown>;

  @TextField({
    optional: true,
    minLength: 1,
    maxLength: limits.passkeyNameLengthMax,
    description: 'By default the browser and system of the request',
    example: 'Work laptop',
  })
  name?: string;
}

export class UpdatePasskeyDto {
  @TextField({
    minLength: 1,
    maxLength: limits.passkeyNameLengthMax,
    description: 'What you recognize it by',
    example: 'Work laptop',
  })
  name!: string;
}
