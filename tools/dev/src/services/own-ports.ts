import type { Deployment } from './deployment.js';

/** Every address of this machine's loopback: what listens on all addresses is reached at each of them. */
const LOOPBACK_RANGES = ['127.0.0.0/8', '::1/128'];
const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'nats:': 4222,
  'tls:': 4222,
};

/**
 * The deployment's own ports in the form of WEBHOOK_DENY_PORTS: services, management, PostgreSQL and NATS are never
 * receivers of webhooks, also where loopback is open to them.
 */
export function ownPorts({ addresses, database, natsUrl }: Deployment): string[] {
  const services = Object.values(addresses).flatMap(({ port, managementPort }) => [port, managementPort]);
  const backing = [database.ownerUrl, ...natsUrl.split(',')].map(portOf);
  const ports = [...new Set([...services, ...backing])];
  return LOOPBACK_RANGES.flatMap((range) => ports.map((port) => `${range}:${port}`));
}

function portOf(address: string): number {
  const { port, protocol } = new URL(address.includes('://') ? address.trim() : `nats://${address.trim()}`);
  return Number(port) || (DEFAULT_PORTS[protocol] ?? 4222);
}
