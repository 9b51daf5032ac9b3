import type { Deployment } from './deployment.js';

/** All loopback addresses: a service that listens on all addresses is reachable at each of them. */
const LOOPBACK_RANGES = ['127.0.0.0/8', '::1/128'];
const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'nats:': 4222,
  'tls:': 4222,
};

/**
 * The deployment's ports in the form of WEBHOOK_DENY_PORTS. Services, management, PostgreSQL and NATS never receive
 * webhooks, even when loopback is allowed.
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
