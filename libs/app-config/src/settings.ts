import { existsSync } from 'node:fs';
import { z } from 'zod';
import { PRIVATE_RANGES, trustedProxies } from './trusted-proxies.js';

const port = (fallback?: number) =>
  fallback === undefined
    ? z.coerce.number('must be a port number').int().min(0).max(65535)
    : z.coerce.number('must be a port number').int().min(0).max(65535).default(fallback);

/** A base64 text of exactly `bytes` bytes, read into a Buffer. */
export const base64Key = (bytes: number) =>
  z
    .string()
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((key) => key.length === bytes, `must be the base64 of ${bytes} bytes`);

/** Keys of `bytes` bytes as a comma-separated list of base64 texts; may be empty. */
export const base64KeyList = (bytes: number) =>
  commaList()
    .transform((texts) => texts.map((text) => Buffer.from(text, 'base64')))
    .refine(
      (keys) => keys.every((key) => key.length === bytes),
      `must be base64 keys of ${bytes} bytes each`,
    );

/** `true` or `false` as text. */
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback ? 'true' : 'false')
    .transform((text) => text === 'true');

/** A comma-separated list; empty members are dropped. */
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

/** Values with commas, at least one: the first is in use, and the others are accepted while one replaces another. */
const inUseAndAccepted = (lengthMin: number) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()) as [string, ...string[]])
    .refine(
      (parts) => parts.every((part) => part.length >= lengthMin),
      `must have at least ${lengthMin} characters`,
    );

/** The path of a file that must be there, where one is named at all. */
const readableFile = () =>
  z
    .string()
    .refine((path) => existsSync(path), 'must be the path of a file')
    .optional();

const NATS_NODE =
  /^(?:(?:nats|tls):\/\/)?(?:[^@/\s]+@)?[^@/\s:]+(?::\d+)?$|^(?:(?:nats|tls):\/\/)?(?:[^@/\s]+@)?\[[\da-f:]+\](?::\d+)?$/i;

/** How a program reaches the broker. */
export const natsSettings = z.object({
  /** One node or several with commas; `tls://` asks for encryption. User and password stand for all of them. */
  NATS_URL: z
    .string()
    .refine(
      (text) => text.split(',').every((node) => NATS_NODE.test(node.trim())),
      'must be one or several addresses with commas, such as nats://user:password@nats-0:4222,nats://nats-1:4222',
    ),
  /** PEM file of the authority that signed the broker's certificate, where Node does not know it. */
  NATS_CA_FILE: readableFile(),
  /** Credentials file (JWT and seed), in place of a user and a password. */
  NATS_CREDENTIALS_FILE: readableFile(),
});

/** What every service is told: where it listens, where the others are. */
export const serviceSettings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(),
  MANAGEMENT_PORT: port(),
  PUBLIC_ORIGIN: z
    .url('must be an origin such as https://kiban.example')
    .refine(
      (text) => new URL(text).origin === text,
      'must be an origin without a path or a slash at its end',
    ),
  /** Whose X-Forwarded-For is believed. The default suits an edge with a private address that clients do not share. */
  TRUSTED_PROXIES: trustedProxies(PRIVATE_RANGES),
  ...natsSettings.shape,
  AUTH_INTERNAL_URL: z.url('must be the address of the auth service’s management port'),
  /** The first is sent to auth; auth accepts each. To rotate: append the new one; move it to the front; remove the old one. */
  INTERNAL_API_SECRET: inUseAndAccepted(32),
  /** How long a process that ends still answers with `Connection: close` (milliseconds); see http-kit. */
  SHUTDOWN_DRAIN_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Collector of traces (OTLP over HTTP); without it no spans are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be an address such as http://collector:4318').optional(),
});

/** What a service with tables is told besides. */
export const databaseSettings = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
  DATABASE_POOL_MAX: z.coerce.number().int().min(2).max(200).default(10),
  /** Public keys of the gateway's credentials, with commas; each is accepted. */
  INTERNAL_CREDENTIAL_PUBLIC_KEY: inUseAndAccepted(1),
});
