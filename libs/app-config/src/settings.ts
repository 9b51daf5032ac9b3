import { existsSync } from 'node:fs';
import { z } from 'zod';
import { PRIVATE_RANGES, trustedProxies } from './trusted-proxies.js';

const port = (fallback?: number) =>
  fallback === undefined
    ? z.coerce.number('must be a port number').int().min(0).max(65535)
    : z.coerce.number('must be a port number').int().min(0).max(65535).default(fallback);

/** A base64 text of exactly `bytes` bytes, decoded into a Buffer. */
export const base64Key = (bytes: number) =>
  z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === bytes, `must be ${bytes} bytes in base64`);

/** Keys of `bytes` bytes as a comma-separated list of base64 texts; may be empty. */
export const base64KeyList = (bytes: number) =>
  commaList()
    .transform((texts) => texts.map((text) => Buffer.from(text, 'base64')))
    .refine(
      (keys) => keys.every((key) => key.length === bytes),
      `must be comma-separated keys of ${bytes} bytes in base64`,
    );

/** `true` or `false` as text. */
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true');

/** A comma-separated list; empty items are dropped. */
export const commaList = () =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((member) => member.trim())
        .filter(Boolean),
    );

/** Comma-separated values, at least one: the first is current, and the others are accepted during a rotation. */
const inUseAndAccepted = (lengthMin: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()) as [string, ...string[]])
    .refine(
      (parts) => parts.every((part) => part.length >= lengthMin),
      `must have at least ${lengthMin} characters`,
    );

/** The path of an existing file, if one is given. */
const readableFile = () =>
  z
    .string()
    .refine((path) => existsSync(path), 'must be the path of an existing file')
    .optional();

const NATS_NODE =
  /^(?:(?:nats|tls):\/\/)?(?:[^@/\s]+@)?[^@/\s:]+(?::\d+)?$|^(?:(?:nats|tls):\/\/)?(?:[^@/\s]+@)?\[[\da-f:]+\](?::\d+)?$/i;

/** Settings for the connection to the broker. */
export const natsSettings = z.object({
  /** Nodes separated by commas; `tls://` requires encryption. User and password apply to all nodes. */
  NATS_URL: z
    .string()
    .refine(
      (text) => text.split(',').every((node) => NATS_NODE.test(node.trim())),
      'must be comma-separated addresses, such as nats://user:password@nats-0:4222,nats://nats-1:4222',
    ),
  /** PEM file of the authority that signed the broker's certificate, if Node does not trust it already. */
  NATS_CA_FILE: readableFile(),
  /** Credentials file (JWT and seed) instead of a user and a password. */
  NATS_CREDENTIALS_FILE: readableFile(),
});

/** Settings of every service: its ports and the addresses of the others. */
export const serviceSettings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(),
  MANAGEMENT_PORT: port(),
  PUBLIC_ORIGIN: z
    .url('must be an origin such as https://kiban.example')
    .refine((text) => new URL(text).origin === text, 'must be an origin without a path or trailing slash'),
  /**
   * Which senders of X-Forwarded-For to trust. The default suits an edge with a private address that clients do not
   * share.
   */
  TRUSTED_PROXIES: trustedProxies(PRIVATE_RANGES),
  ...natsSettings.shape,
  AUTH_INTERNAL_URL: z.url('must be the address of the auth service’s management port'),
  /**
   * The first is sent to auth; auth accepts each. To rotate: append the new one; move it to the front; remove the old
   * one.
   */
  INTERNAL_API_SECRET: inUseAndAccepted(32),
  /** How long a terminating process still responds with `Connection: close` (milliseconds); see http-kit. */
  SHUTDOWN_DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Collector of traces (OTLP over HTTP); without it no spans are created. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address such as http://collector:4318').optional(),
});

export type ServiceConfig = z.infer<typeof serviceSettings>;

/** Further settings of a service with tables. */
export const databaseSettings = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  /** Whether messages on the broker also have the headers of CloudEvents (docs/events.md). */
  CLOUD_EVENTS: flag(false),
  /** Public keys of the gateway's credentials, separated by commas; each is accepted. */
  INTERNAL_CREDENTIAL_PUBLIC_KEY: inUseAndAccepted(1),
});

export type DatabaseConfig = z.infer<typeof databaseSettings>;

/** The number of the database among those that share a broker (docs/decisions/0085-ids-with-a-cell.md). */
export const cellSetting = z.coerce.number('must be a number from 0 to 15').int().min(0).max(15).default(0);

/** What a service with tables and a public API has at least. */
export type TablesConfig = ServiceConfig &
  DatabaseConfig & {
    RATE_LIMIT_PER_MINUTE: number;
    /** Of a service whose databases are cells. */
    CELL?: number;
  };
