import type { BoardsConfig } from '../config/boards-config.js';

/** The limits of each workspace; null is no quota. */
export interface QuotaSettings {
  boards: number | null;
  cards: number | null;
  textBytes: number | null;
}

/** 0 in the environment means no quota. */
export function quotaSettings(config: BoardsConfig): QuotaSettings {
  return {
    boards: config.QUOTA_BOARDS || null,
    cards: config.QUOTA_CARDS || null,
    textBytes: config.QUOTA_TEXT_BYTES || null,
  };
}
