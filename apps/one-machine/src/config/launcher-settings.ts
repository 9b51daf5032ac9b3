import { resolve } from 'node:path';
import { isLoopbackHost, trustedProxies, type TrustedProxies } from '@kiban/app-config';
import { SetupProblem } from '../setup-problem.js';

/** Settings of the one-machine programs. */
export interface LauncherSettings {
  /** Absolute. */
  readonly dataFolder: string;
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicOrigin: string;
  /** Proxies whose X-Forwarded-For the edge trusts; empty for none. */
  readonly trustedProxies: TrustedProxies;
  readonly databaseUrl: string | undefined;
  readonly natsUrl: string | undefined;
  /** Whether only this machine reaches the deployment: its address, its public address, and no proxy in front. */
  readonly isLocal: boolean;
  readonly webhookAllowCidrs: string;
  readonly webhookAllowHttp: string;
  /** Addresses that webhooks may reach besides public ones; the launcher prints them unless the environment set them. */
  readonly webhookReach: 'loopback' | 'public only' | 'as set';
  /** The whole environment, for child processes and for finding programs. */
  readonly env: NodeJS.ProcessEnv;
}

const LOOPBACK = '127.0.0.0/8,::1/128';

/**
 * Reads the settings. One problem names all faults.
 *
 * @param base the folder in which a relative KIBAN_DATA_DIR lies
 * @param dataFolder its default
 */
export function readLauncherSettings(
  env: NodeJS.ProcessEnv,
  base: string,
  dataFolder = '.data',
): LauncherSettings {
  const faults: string[] = [];
  const port = Number(env['PORT'] ?? '4000');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    faults.push(`PORT=${env['PORT']} must be a whole number from 1 to 65535`);
  }
  const publicOrigin = (env['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (!isOrigin(publicOrigin)) faults.push('PUBLIC_ORIGIN must be a URL such as https://boards.example.org');
  const databaseUrl = blankIsUnset(env['DATABASE_URL']);
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\/\S+$/.test(databaseUrl)) {
    faults.push('DATABASE_URL must be a URL such as postgres://owner:password@host:5432/kiban');
  }
  const proxies = trustedProxies('').safeParse(env['TRUSTED_PROXIES']);
  if (!proxies.success) faults.push(`TRUSTED_PROXIES ${proxies.error.issues[0]?.message}`);
  if (faults.length > 0)
    throw new SetupProblem('setting_invalid', `Correct the environment: ${faults.join('; ')}.`);
  const host = blankIsUnset(env['HOST']) ?? '127.0.0.1';
  // A deployment that others can reach must not send their webhooks to this machine's loopback services.
  const isLocal = isLoopbackHost(host) && isLoopbackHost(new URL(publicOrigin).hostname);
  const isUnproxied = typeof proxies.data === 'number' ? proxies.data === 0 : proxies.data?.length === 0;
  return {
    dataFolder: resolve(base, blankIsUnset(env['KIBAN_DATA_DIR']) ?? dataFolder),
    host,
    port,
    publicOrigin,
    trustedProxies: proxies.data ?? [],
    databaseUrl,
    natsUrl: blankIsUnset(env['NATS_URL']),
    isLocal: isLocal && isUnproxied,
    webhookAllowCidrs: env['WEBHOOK_ALLOW_CIDRS'] ?? (isLocal ? LOOPBACK : ''),
    webhookAllowHttp: env['WEBHOOK_ALLOW_HTTP'] ?? 'true',
    webhookReach: env['WEBHOOK_ALLOW_CIDRS'] !== undefined ? 'as set' : isLocal ? 'loopback' : 'public only',
    env,
  };
}

function blankIsUnset(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value.trim();
}

function isOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return (url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text.toLowerCase();
  } catch {
    return false;
  }
}
