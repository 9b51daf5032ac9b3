import { flag, readConfig } from '@kiban/app-config';
import { z } from 'zod';

const schema = z.object({
  SEED_OWNER_EMAIL: z.string().min(3),
  SEED_OWNER_PASSWORD: z.string().min(8),
  SEED_OWNER_NAME: z.string().min(1),
  SEED_WORKSPACE_SLUG: z.string().min(2),
  SEED_WORKSPACE_NAME: z.string().min(1),
  /** Issues a token even if one exists: for a caller that failed before it could store the first. */
  SEED_TOKEN_AGAIN: flag(false),
});

export type SeedConfig = z.infer<typeof schema>;

/** @throws ConfigurationError with all faults of the environment */
export function readSeedConfig(env: NodeJS.ProcessEnv = process.env): SeedConfig {
  return readConfig(schema, env);
}
