import ipaddr from 'ipaddr.js';

export interface AddressPolicyOptions {
  allowCidrs: readonly string[];
  denyCidrs: readonly string[];
  /** Host names that may resolve to anything. */
  allowHosts: readonly string[];
  /** Plain http is taken where an address or a host is opened; never on the public internet. */
  allowHttp: boolean;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Range = [Address, number];

/**
 * Public by their registration, yet never a webhook's place: the wire server of Azure's machines.
 */
const DENIED_ALWAYS = ['168.63.129.16/32'];

/** Thrown where an address is refused. The sentence is the same for all, so that it maps no network. */
export class BlockedAddressError extends Error {
  readonly code = 'blocked_address';
  constructor() {
    super('The address is not one that deliveries may be sent to.');
    this.name = 'BlockedAddressError';
  }
}

/** Says to which addresses the dispatcher may connect (decisions §6, "SSRF"). */
export class AddressPolicy {
  private readonly allowed: readonly Range[];
  private readonly denied: readonly Range[];
  private readonly hosts: ReadonlySet<string>;

  constructor(private readonly options: AddressPolicyOptions) {
    this.allowed = options.allowCidrs.map((text) => ipaddr.parseCIDR(text));
    this.denied = [...DENIED_ALWAYS, ...options.denyCidrs].map((text) => ipaddr.parseCIDR(text));
    this.hosts = new Set(options.allowHosts.map((host) => host.toLowerCase()));
  }

  /** Whether `protocol` may be spoken to `address`, which `hostname` resolved to (or is). */
  permits(address: string, hostname: string, protocol: string): boolean {
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

/** IPv4 in IPv6's mapped form counts as the IPv4 address that it stands for. */
function parse(text: string): Address | undefined {
  // A zone names an interface of this machine: never a public address.
  if (text.includes('%') || !ipaddr.isValid(text)) return undefined;
  return ipaddr.process(text);
}

/** Of IPv6 only 2000::/3 is given out as public; what lies outside (::127.0.0.1, say) is somebody's trick. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

function isPublic(text: string): boolean {
  const address = parse(text);
  if (address?.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(PUBLIC_IPV6);
}
