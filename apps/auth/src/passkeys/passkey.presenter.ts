import type { PasskeyDto } from '@kiban/contracts';
import type { Passkey } from '../store/factors/passkey.js';

export function presentPasskey({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyDto {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
