import { BlockList, isIP } from 'node:net';
import type { Principal } from '@kiban/contracts';

const RANGE = /^([\d.]+|[\da-fA-F:]+)(?:\/(\d{1,3}))?$/;
const MAPPED_BITS = 96;

interface Range {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/**
 * Parses an address or a range in CIDR form; an address alone is a range of one.
 * @returns undefined for other text, and for an IPv4 range in its IPv6 form, which has a plainer name
 */
function parseRange(text: string): Range | undefined {
  const [, address = '', length] = RANGE.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return undefined;
  const longest = version === 4 ? 32 : 128;
  const bits = length === undefined ? longest : Number(length);
  if (bits > longest) return undefined;
  const range: Range = { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
  return version === 6 && bits >= MAPPED_BITS && isMapped(address) ? undefined : range;
}

const mappedAddresses = new BlockList();
mappedAddresses.addSubnet('::ffff:0:0', MAPPED_BITS, 'ipv6');

/** Whether an IPv6 address contains an IPv4 address (`::ffff:192.0.2.7`). */
function isMapped(address: string): boolean {
  return mappedAddresses.check(address, 'ipv6');
}

/** Whether a text is an IPv4 or IPv6 address, or a range of them in CIDR form. */
export function isAddressRange(text: string): boolean {
  return parseRange(text) !== undefined;
}

/** Whether an address is in one of the ranges. An IPv4 address in its IPv6 form counts as the IPv4 address. */
export function isInRanges(address: string, ranges: readonly string[]): boolean {
  return contains(readRanges(ranges), address);
}

/** An address in its usual form: an IPv4 address that a dual-stack socket shows as IPv6 is an IPv4 address again. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

/** By version, since `::/0` would otherwise contain IPv4 addresses. */
interface Ranges {
  ipv4: BlockList;
  ipv6: BlockList;
}

function readRanges(texts: readonly string[]): Ranges {
  const ranges: Ranges = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const text of texts) {
    const range = parseRange(text);
    // A range that cannot be read allows nothing.
    if (range) ranges[range.family].addSubnet(range.address, range.bits, range.family);
  }
  return ranges;
}

function contains({ ipv4, ipv6 }: Ranges, address: string): boolean {
  // A link-local sender has the name of an interface behind its address.
  const [plain = ''] = address.split('%');
  const version = isIP(plain);
  if (version === 0) return false;
  if (version === 4) return ipv4.check(plain, 'ipv4');
  return isMapped(plain) ? ipv4.check(plain, 'ipv6') : ipv6.check(plain, 'ipv6');
}

/** A lease returns the same principal for each request, so its ranges are read once. */
const rangesOf = new WeakMap<Principal, Ranges>();

/** Whether a bearer may be used from an address; an unknown address is in no range. */
export function allowsAddress(principal: Principal, address: string | undefined): boolean {
  const texts = principal.restriction?.addressRanges ?? [];
  if (texts.length === 0) return true;
  if (address === undefined) return false;
  const ranges = rangesOf.get(principal) ?? readRanges(texts);
  rangesOf.set(principal, ranges);
  return contains(ranges, address);
}
