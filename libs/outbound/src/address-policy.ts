import ipaddr from 'ipaddr.js';
import { parseDeniedPort, type DeniedPort } from './denied-ports.js';
import type { Destination } from './destination.js';

export interface AddressPolicyOptions {
  allowCidrs: readonly string[];
  denyCidrs: readonly string[];
  /** Host names that may resolve to any address. */
  allowHosts: readonly string[];
  /** Allows plain http for allowed addresses and hosts; never on the public internet. */
  allowHttp: boolean;
  /** Ports that are always blocked, such as `127.0.0.0/8:5432`; they override all allowed addresses. */
  denyPorts?: readonly string[];
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

/** Registered as public, but never a receiver: the wire server of Azure's machines. */
const DENIED_ALWAYS = ['168.63.129.16/32'];

/** Thrown for a blocked address. The message is the same for all, so that it reveals nothing about the network. */
export class BlockedAddressError extends Error {
  readonly code = 'blocked_address';
  constructor() {
    super('Connections to this address are not allowed.');
    this.name = 'BlockedAddressError';
  }
}

/** The addresses to which a service may connect for users (decisions §6, "SSRF"). */
export class AddressPolicy {
  private readonly allowed: readonly Range[];
  private readonly denied: readonly Range[];
  private readonly deniedPorts: readonly DeniedPort[];
  private readonly hosts: ReadonlySet<string>;

  constructor(private readonly options: AddressPolicyOptions) {
    this.allowed = options.allowCidrs.map((text) => ipaddr.parseCIDR(text));
    this.denied = [...DENIED_ALWAYS, ...options.denyCidrs].map((text) => ipaddr.parseCIDR(text));
    this.deniedPorts = (options.denyPorts ?? []).map(parseDeniedPort);
    this.hosts = new Set(options.allowHosts.map((host) => host.toLowerCase()));
  }

  /** Whether connecting to `address`, resolved from the destination's host name or given in it, is allowed. */
  permits(address: string, { hostname, port, protocol }: Destination): boolean {
    const ranges = this.deniedPorts.filter((denied) => denied.port === port).map(({ range }) => range);
    if (this.isIn(address, ranges)) return false;
    const opened = this.hosts.has(hostname.toLowerCase()) || this.isIn(address, this.allowed);
    if (opened) return protocol === 'https:' || this.options.allowHttp;
    return protocol === 'https:' && isPublic(address) && !this.isIn(address, this.denied);
  }

  private isIn(text: string, ranges: readonly Range[]): boolean {
    const address = parse(text);
    return (
      address !== undefined &&
      ranges.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
    );
  }
}

/** Whether a text is a range of addresses such as `10.0.0.0/8`. */
export function isAddressRange(text: string): boolean {
  return ipaddr.isValidCIDR(text);
}

/** IPv4-mapped IPv6 addresses count as their IPv4 address. */
function parse(text: string): Address | undefined {
  // A zone names an interface of this machine: never a public address.
  if (text.includes('%') || !ipaddr.isValid(text)) return undefined;
  return ipaddr.process(text);
}

/** Only 2000::/3 of IPv6 is public; other addresses (such as ::127.0.0.1) are never receivers. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(text: string): boolean {
  const address = parse(text);
  if (address?.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(PUBLIC_IPV6);
}
