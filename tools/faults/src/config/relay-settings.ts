export interface RelaySettings {
  databaseUrl: string;
  natsUrl: string;
  leaseMs: number;
}

export function readRelaySettings(env: NodeJS.ProcessEnv): RelaySettings {
  const { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, RELAY_LEASE_MS: leaseMs = '3000' } = env;
  if (!databaseUrl || !natsUrl) throw new Error('DATABASE_URL and NATS_URL must be set.');
  return { databaseUrl, natsUrl, leaseMs: Number(leaseMs) };
}
