import { isIP } from 'node:net';

/** The target of a connection, before its name is resolved. */
export interface Destination {
  /** A name, or an IP address without brackets. */
  hostname: string;
  protocol: string;
  port: number;
}

export function destinationOf(url: { hostname: string; protocol: string; port?: string }): Destination {
  const { hostname, protocol, port } = url;
  return {
    hostname: hostname.replace(/^\[|\]$/g, ''),
    protocol,
    port: port ? Number(port) : protocol === 'https:' ? 443 : 80,
  };
}

/** Whether a host is an IP address, so that no name server is queried. */
export function isLiteral(hostname: string): boolean {
  return isIP(hostname) !== 0;
}
