import { databaseSettings, readConfig, serviceSettings } from '@kiban/app-config';
import type { z } from 'zod';

const schema = serviceSettings.extend(databaseSettings.shape);

export type BoardsConfig = z.infer<typeof schema>;

/** @throws ConfigurationError with every fault of the environment */
export function readBoardsConfig(env: NodeJS.ProcessEnv = process.env): BoardsConfig {
  return readConfig(schema, env);
}
