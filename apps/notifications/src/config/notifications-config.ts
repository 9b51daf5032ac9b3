import { databaseSettings, readConfig, serviceSettings } from '@kiban/app-config';
import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const inboxSettings = z.object({
  /** Days after their newest change in which read and archived entries are kept. */
  INBOX_DAYS: count(90),
  /** Days after their newest change in which unread and snoozed entries are kept. */
  INBOX_UNREAD_DAYS: count(366),
  /** How often snoozed entries that are due become unread. */
  INBOX_WAKE_INTERVAL_MS: count(5_000),
  /** How long a position may be missing before its source must publish it again. */
  INTAKE_GAP_AFTER_MS: count(2_000),
  /** How long boards-api may take to respond. */
  AUDIENCE_TIMEOUT_MS: count(5_000),
});

const schema = serviceSettings
  .extend(databaseSettings.shape)
  .extend(inboxSettings.shape)
  .extend({ RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(0) });

export type NotificationsConfig = z.infer<typeof schema>;

/** @throws ConfigurationError with all faults of the environment */
export function readNotificationsConfig(env: NodeJS.ProcessEnv = process.env): NotificationsConfig {
  return readConfig(schema, env);
}
