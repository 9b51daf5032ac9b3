import type { SessionDto } from '@kiban/contracts';
import { deviceOf } from '../infrastructure/device.js';
import type { Session } from './sessions.reader.js';

export function presentSession(session: Session): SessionDto {
  const { id, userAgent, address, signedInAt, lastUsedAt, isCurrent } = session;
  return {
    id,
    ...deviceOf(userAgent),
    address,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent,
  };
}
