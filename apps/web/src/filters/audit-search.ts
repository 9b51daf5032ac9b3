/** Nouns of the audit log’s actions, in the order in which the filter offers them. */
export const AUDIT_NOUNS = [
  'session',
  'password',
  'token',
  'client',
  'grant',
  'member',
  'invitation',
  'board',
  'webhook',
  'hook',
  'workspace',
  'audit',
] as const;

export type AuditNoun = (typeof AUDIT_NOUNS)[number];

/** What the address of the audit log names. Days are those of the person. */
export interface AuditSearch {
  readonly about?: AuditNoun | undefined;
  readonly by?: number | undefined;
  readonly address?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const ADDRESS_LENGTH_MAX = 100;

/** Reads the query of an address; what is unknown in it is ignored. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const about = AUDIT_NOUNS.find((each) => each === search['about']);
  const { by, address, from, to } = search;
  return {
    ...(about && { about }),
    ...(typeof by === 'number' && Number.isSafeInteger(by) && by > 0 && { by }),
    ...(typeof address === 'string' && address !== '' && { address: address.slice(0, ADDRESS_LENGTH_MAX) }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^2\d{3}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  );
}
