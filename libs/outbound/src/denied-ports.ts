import ipaddr from 'ipaddr.js';

/** A port that is always blocked at the addresses of a range. */
export interface DeniedPort {
  range: ReturnType<typeof ipaddr.parseCIDR>;
  port: number;
}

/** @param text a range and a port, for example `127.0.0.0/8:5432` or `::1/128:5432` */
export function parseDeniedPort(text: string): DeniedPort {
  const [, range = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (!ipaddr.isValidCIDR(range) || Number(port) < 1 || Number(port) > 65_535)
    throw new TypeError(`${text} must be a range and a port such as 127.0.0.0/8:5432`);
  return { range: ipaddr.parseCIDR(range), port: Number(port) };
}

/** Whether {@link parseDeniedPort} accepts a text. */
export function isDeniedPort(text: string): boolean {
  try {
    parseDeniedPort(text);
    return true;
  } catch {
    return false;
  }
}
