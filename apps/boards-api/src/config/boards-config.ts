import { cellSetting, databaseSettings, readConfig, serviceSettings } from '@kiban/app-config';
import { z } from 'zod';

const schema = serviceSettings.extend(databaseSettings.shape).extend({
  CELL: cellSetting,
  /** Requests a minute of one credential, in each replica; 0 = no limit. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(0),
  /** Limit of open event streams in each replica; each is a consumer at the broker. */
  STREAMS_MAX: z.coerce.number().int().min(1).default(2_000),
  /** Boards, cards and bytes of text that each workspace may hold; 0 = no quota (decision 18). */
  QUOTA_BOARDS: z.coerce.number().int().min(0).default(0),
  QUOTA_CARDS: z.coerce.number().int().min(0).default(0),
  QUOTA_TEXT_BYTES: z.coerce.number().int().min(0).default(0),
  /**
   * Bytes of large responses (256 KiB and more) read at a time in each replica; slow readers may hold as many again.
   * Reading takes about five times as much memory, which must fit into the heap.
   */
  LARGE_RESPONSE_BYTES_MAX: z.coerce.number().int().min(1_048_576).default(33_554_432),
});

export type BoardsConfig = z.infer<typeof schema>;

/** @throws ConfigurationError with every fault of the environment */
export function readBoardsConfig(env: NodeJS.ProcessEnv = process.env): BoardsConfig {
  return readConfig(schema, env);
}
