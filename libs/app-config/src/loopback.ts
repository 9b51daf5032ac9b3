import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Set by the edge of one machine for the sign-in pages: the request has a header that a proxy or a tunnel adds, so its sender
 * need not be at this machine. A client that sets it itself only loses rights.
 */
export const PROXIED_HEADER = 'x-kiban-proxied';

/** Whether an IP address is reachable only from its own machine. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';
}

/** Whether a host name leads to the machine that uses it; no other site can have such a name (RFC 6761 §6.3). */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return /^(.+\.)?localhost$/.test(name) || isLoopbackAddress(name);
}
