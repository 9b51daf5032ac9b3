import {
  base64Key,
  base64KeyList,
  commaList,
  databaseSettings,
  flag,
  readConfig,
  serviceSettings,
} from '@kiban/app-config';
import { isDeniedPort } from '@kiban/outbound';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const cidrList = () =>
  commaList().refine((list) => list.every((text) => ipaddr.isValidCIDR(text)), {
    message: 'must be address ranges such as 10.0.0.0/8,fd00::/8',
  });

const delayList = z
  .string()
  .default('30000,120000,600000,3600000,21600000')
  .transform((text) => text.split(',').map(Number))
  .refine((list) => list.length > 0 && list.every((delay) => Number.isSafeInteger(delay) && delay >= 0), {
    message: 'must be milliseconds such as 30000,120000,600000',
  });

const deliverySettings = z.object({
  ENCRYPTION_KEY: base64Key(32),
  /** Keys that only decrypt. To rotate: set the new key here, then swap the two, then remove the old one. */
  ENCRYPTION_KEYS_RETIRED: base64KeyList(32),

  /** Address ranges that are allowed besides public ones, also with plain http. */
  WEBHOOK_ALLOW_CIDRS: cidrList(),
  WEBHOOK_ALLOW_HOSTS: commaList(),
  WEBHOOK_ALLOW_HTTP: flag(false),
  /** Public ranges that are rejected, e.g. this deployment’s own addresses. */
  WEBHOOK_DENY_CIDRS: cidrList(),
  /** Ports that are always blocked, allowed ranges included: the deployment’s own on its machine. */
  WEBHOOK_DENY_PORTS: commaList().refine((list) => list.every(isDeniedPort), {
    message: 'must be ranges with a port such as 127.0.0.0/8:5432',
  }),
  /** Name servers instead of the machine’s own; `address` or `address:port`. */
  WEBHOOK_DNS_SERVERS: commaList(),

  WEBHOOK_SLOTS: count(512),
  WEBHOOK_SLOTS_PER_ENDPOINT: count(8),
  WEBHOOK_SLOTS_PER_HOST: count(16),
  WEBHOOK_SLOTS_PER_WORKSPACE: count(256),

  WEBHOOK_TIMEOUT_MS: count(10_000),
  WEBHOOK_CONNECT_TIMEOUT_MS: count(5_000),
  WEBHOOK_DNS_TIMEOUT_MS: count(3_000),
  WEBHOOK_RETRY_DELAYS_MS: delayList,
  WEBHOOK_RETRY_JITTER_PERCENT: z.coerce.number().min(0).max(100).default(10),
  WEBHOOK_RETRY_JITTER_MAX_MS: milliseconds(30_000),

  WEBHOOK_LEASE_MS: count(45_000),
  WEBHOOK_RECLAIMS_MAX: count(5),
  WEBHOOK_POLL_INTERVAL_MS: count(500),
  WEBHOOK_HOUSEKEEPING_INTERVAL_MS: count(5_000),

  WEBHOOK_DISABLE_AFTER_MS: milliseconds(DAY_MS),
  WEBHOOK_DISABLE_GIVEN_UP: count(5),
  WEBHOOK_DISABLE_QUIET_AFTER_MS: milliseconds(5 * DAY_MS),
  WEBHOOK_DISABLE_QUIET_GIVEN_UP: count(1),
  WEBHOOK_HELD_MAX: count(10_000),
  WEBHOOK_HELD_MS: milliseconds(7 * DAY_MS),
  WEBHOOK_RETENTION_DAYS: count(31),

  /** How long a position may be missing before its source must publish it again. */
  WEBHOOK_GAP_AFTER_MS: milliseconds(2_000),
});

const schema = serviceSettings
  .extend(databaseSettings.shape)
  .extend(deliverySettings.shape)
  .extend({ RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(0).default(0) });

export type DispatcherConfig = z.infer<typeof schema>;
export type DeliverySettings = z.infer<typeof deliverySettings>;

/** @throws ConfigurationError with all faults of the environment */
export function readDispatcherConfig(env: NodeJS.ProcessEnv = process.env): DispatcherConfig {
  return readConfig(schema, env);
}

/** The delivery settings alone, for programs that run the sender without the service. */
export function readDeliverySettings(env: NodeJS.ProcessEnv): DeliverySettings {
  return readConfig(deliverySettings, env);
}
