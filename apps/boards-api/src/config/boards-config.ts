import { databaseSettings, readConfig, serviceSettings } from '@kiban/app-config';
import { z } from 'zod';

const schema = serviceSettings.extend(databaseSettings.shape).extend({
  /** Requests a minute of one credential, in each replica; 0 = no limit. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(0),
  /** Event streams open at a time in each replica; each is a consumer at the broker. */
  STREAMS_MAX: z.coerce.number().int().min(1).default(2_000),
});

export type BoardsConfig = z.infer<typeof schema>;

/** @throws ConfigurationError with every fault of the environment */
export function readBoardsConfig(env: NodeJS.ProcessEnv = process.env): BoardsConfig {
  return readConfig(schema, env);
}
