import { isIP } from 'node:net';

/** Where a connection is to go, before its name is resolved. */
export interface Destination {
  /** A name, or an address without brackets. */
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

/** Whether a host is an address already, so that no name server is asked. */
export function isLiteral(hostname: string): boolean {
  return isIP(hostname) !== 0;
}
