import type { BoardsConfig } from '../config/boards-config.js';

/** What each workspace may hold; null is no quota. */
export interface QuotaSettings {
  boards: number | null;
  cards: number | null;
  textBytes: number | null;
}

/** In the environment, 0 is no quota. */
export function quotaSettings(config: BoardsConfig): QuotaSettings {
  return {
    boards: config.QUOTA_BOARDS || null,
    cards: config.QUOTA_CARDS || null,
    textBytes: config.QUOTA_TEXT_BYTES || null,
  };
}
