import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import type { TrustedProxies } from './trusted-proxies.js';

/** The bits of an IPv6 address that identify one customer's network; a customer controls at least the last 64 bits. */
const IPV6_PREFIX_BITS = 64;

/**
 * The key of limits per address: an IPv4 address unchanged, and the /64 of an IPv6 address, since one sender has all of
 * it.
 * @returns for example `192.0.2.7` or `2001:db8:1:2::/64`; text that is not an address is returned unchanged
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${network.toString()}/${IPV6_PREFIX_BITS}`;
}

/** Whether to trust a sender's X-Forwarded-For about the address before it. */
export type TrustProxy = (address: string, hop: number) => boolean;

/** For Fastify's `trustProxy`; see `TRUSTED_PROXIES`. */
export function trustProxy(trusted: TrustedProxies): TrustProxy {
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  return proxyAddr.compile([...trusted]);
}

/** The properties of a request that name its sender. */
export interface Sender {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The address of the client: the last address of the chain that is not a trusted proxy. */
export function clientAddress(sender: Sender, trust: TrustProxy): string {
  // The package reads these two properties of a request.
  return proxyAddr(sender as IncomingMessage, trust);
}
