import type { FeedPosition } from '@kiban/client';
import { UsageError } from '../console/failure.js';

/** Where to start in the feed, and the events from there that are left out because they are older. */
export interface Since {
  position: FeedPosition;
  /** Milliseconds since 1970. */
  notBefore: number | null;
}

const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** @throws UsageError */
export function readSince(text: string, now = Date.now()): Since {
  if (text === 'oldest' || text === 'latest') return { position: text, notBefore: null };
  if (/^\d{5,15}$/.test(text)) return { position: Number(text), notBefore: null };
  const [, count = '', unit = ''] = /^(\d{1,4})([smhd])$/.exec(text) ?? [];
  const at = count === '' ? dateOf(text) : now - Number(count) * (UNITS[unit] ?? 0);
  if (Number.isNaN(at))
    throw new UsageError(
      '--since must be oldest, latest, the id of an event, a time such as 2026-11-23T09:00Z, or an age such as 15m, 2h or 1d.',
    );
  return { position: 'oldest', notBefore: at };
}

/** Date.parse alone takes almost any text with a number in it. */
function dateOf(text: string): number {
  return /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
}
