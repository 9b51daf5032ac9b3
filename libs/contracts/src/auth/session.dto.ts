import { BooleanField, IdField, StringField, TimestampField } from '../fields/fields.js';

/** A browser in which a person is signed in. */
export class SessionDto {
  @IdField({ example: 12 })
  id!: number;

  @StringField({
    nullable: true,
    description: 'As the browser describes itself; null when it is not recognized',
    example: 'Firefox',
  })
  browser!: string | null;

  @StringField({
    nullable: true,
    description: 'The operating system, as the browser describes it; null when it is not recognized',
    example: 'Windows',
  })
  system!: string | null;

  @StringField({
    nullable: true,
    description: 'IP address of the last recorded use; null when it is not known',
    example: '198.51.100.7',
  })
  address!: string | null;

  @TimestampField({ description: 'When the person signed in', example: '2026-11-02T09:00:00.000Z' })
  signedInAt!: string;

  @TimestampField({ description: 'Recorded at most once a minute', example: '2026-11-03T14:30:00.000Z' })
  lastUsedAt!: string;

  @BooleanField({ description: 'Whether this request belongs to it', example: true })
  isCurrent!: boolean;
}
