import type { Role } from '@kiban/contracts';
import { isEmail } from '../store/accounts/account.js';
import { matchesEntry, type AttributePath } from './filter.js';
import { ScimError } from './scim-error.js';

/** A role that a directory may give. */
export type ProvisionedRole = Exclude<Role, 'owner'>;
/** From most to least rights. */
export const provisionedRoles: readonly ProvisionedRole[] = ['admin', 'member', 'viewer'];
export const defaultRole: ProvisionedRole = 'member';

export const nameParts = [
  'formatted',
  'familyName',
  'givenName',
  'middleName',
  'honorificPrefix',
  'honorificSuffix',
] as const;
export type PersonName = Partial<Record<(typeof nameParts)[number], string>>;

/** What a request sets; absent properties are unchanged. */
export interface UserChange {
  userName?: string;
  externalId?: string | null;
  displayName?: string | null;
  /** Null removes a part. */
  name?: Partial<Record<(typeof nameParts)[number], string | null>>;
  email?: string;
  active?: boolean;
  /** Null: the default role. */
  role?: ProvisionedRole | null;
}

/** The values that a user has before a request. */
export interface CurrentValues {
  email?: string;
  role?: string;
}

const USER_NAME_LENGTH_MAX = 254;
const TEXT_LENGTH_MAX = 200;
const ENTRIES_MAX = 20;
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Attributes of RFC 7643 that a directory may send and the service does not keep, beside the password. */
export const ignoredAttributes: readonly string[] =
  `nickname profileurl title usertype preferredlanguage locale timezone phonenumbers ims photos addresses entitlements
   x509certificates`.split(/\s+/);
const IGNORED = new Set([...ignoredAttributes, 'password']);
const READ_ONLY = new Set(['schemas', 'id', 'meta', 'groups']);

/**
 * Reads one attribute of a request into `change`.
 * @param value null removes the attribute
 * @param current for a filter of the path
 * @throws ScimError
 */
export function assignAttribute(
  change: UserChange,
  path: AttributePath,
  value: unknown,
  current: CurrentValues = {},
): void {
  const { name, sub } = path;
  switch (name) {
    case 'username':
      change.userName = requiredText('userName', value, USER_NAME_LENGTH_MAX);
      return;
    case 'externalid':
      change.externalId = optionalText('externalId', value);
      return;
    case 'displayname':
      change.displayName = optionalText('displayName', value);
      return;
    case 'active':
      change.active = readFlag('active', value);
      return;
    case 'name':
      change.name = { ...change.name, ...(sub === undefined ? nameOf(value) : namePart(sub, value)) };
      return;
    case 'emails':
      if (selects(path, change.email ?? current.email)) assignEmail(change, path, value);
      return;
    case 'roles':
      if (selects(path, change.role ?? current.role)) assignRole(change, value);
      return;
    default:
      if (READ_ONLY.has(name)) throw new ScimError('mutability', `${name} cannot be changed.`);
      // Attributes of extensions, such as the department of the enterprise schema.
      if (!IGNORED.has(name) && !name.startsWith('urn:'))
        throw new ScimError('invalidPath', 'path must name an attribute of a user, such as active.');
  }
}

/** Reads the attributes of a whole resource; unknown and read-only ones are ignored (RFC 7644 §3.3). */
export function isAssignable(name: string): boolean {
  return ['username', 'externalid', 'displayname', 'active', 'name', 'emails', 'roles'].includes(name);
}

/** @throws ScimError */
export function requiredText(name: string, value: unknown, max = TEXT_LENGTH_MAX): string {
  const text = optionalText(name, value, max);
  if (text === null) throw new ScimError('invalidValue', `${name} must be a text of 1 to ${max} characters.`);
  return text;
}

/** @returns null for null and for an empty text. @throws ScimError */
export function optionalText(name: string, value: unknown, max = TEXT_LENGTH_MAX): string | null {
  const text = typeof value === 'string' ? value.trim() : (value ?? '');
  if (text === '') return null;
  if (typeof text !== 'string' || text.length > max || HIDDEN.test(text))
    throw new ScimError(
      'invalidValue',
      `${name} must be a text of 1 to ${max} characters, without line breaks.`,
    );
  return text;
}

/** Entra ID sends flags as text. @throws ScimError */
function readFlag(name: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false')
    throw new ScimError('invalidValue', `${name} must be true or false.`);
  return text === 'true';
}

function nameOf(value: unknown): NonNullable<UserChange['name']> {
  if (value === null) return Object.fromEntries(nameParts.map((part) => [part, null]));
  if (typeof value !== 'object' || Array.isArray(value))
    throw new ScimError('invalidValue', 'name must be an object such as {"givenName": "Aiko"}.');
  let name = {};
  for (const [key, text] of Object.entries(value)) name = { ...name, ...namePart(key.toLowerCase(), text) };
  return name;
}

function namePart(sub: string, value: unknown): NonNullable<UserChange['name']> {
  const part = nameParts.find((each) => each.toLowerCase() === sub);
  return part === undefined ? {} : { [part]: optionalText(`name.${part}`, value) };
}

interface Entry {
  value?: unknown;
  type?: unknown;
  primary?: unknown;
}

/** Whether a path means the value of the only entry, which is of type work and primary. */
function selects({ sub, filter }: AttributePath, value: string | undefined): boolean {
  if (sub !== undefined && sub !== 'value') return false;
  return !filter || matchesEntry(filter, { type: 'work', primary: true, value });
}

function assignEmail(change: UserChange, { sub }: AttributePath, value: unknown): void {
  const chosen = sub === 'value' || typeof value === 'string' ? value : workEmail(entriesOf('emails', value));
  // The address of a user is not removed: the one before stays.
  if (chosen === undefined || chosen === null || chosen === '') return;
  const email = typeof chosen === 'string' ? chosen.trim() : '';
  if (!isEmail(email))
    throw new ScimError('invalidValue', 'emails must have an address such as aiko@example.org.');
  change.email = email;
}

function workEmail(entries: readonly Entry[]): unknown {
  const byType = entries.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work');
  return (entries.find(isPrimary) ?? byType ?? entries[0])?.value;
}

/** Of several roles the one with the most rights counts, and the default without one that Kiban has. */
function assignRole(change: UserChange, value: unknown): void {
  const entries = typeof value === 'string' ? [{ value }] : entriesOf('roles', value);
  const given = entries.map((entry) => readRole(entry.value));
  change.role = provisionedRoles.find((role) => given.includes(role)) ?? null;
}

/**
 * Undefined for a role that only the directory has: Entra ID sends one of its own for a person without an assigned role. No
 * directory gives the role owner.
 */
function readRole(value: unknown): ProvisionedRole | undefined {
  if (typeof value !== 'string')
    throw new ScimError('invalidValue', 'roles must have texts as their values.');
  const text = value.trim().toLowerCase();
  if (text === 'owner')
    throw new ScimError('invalidValue', 'roles must not have owner; owners are appointed in Kiban.');
  return provisionedRoles.find((each) => each === text);
}

const isPrimary = ({ primary }: Entry): boolean =>
  primary === true || (typeof primary === 'string' && primary.toLowerCase() === 'true');

/** The entries of a multi-valued attribute: an array, one entry alone, or texts as their values. @throws ScimError */
export function entriesOf(name: string, value: unknown, max = ENTRIES_MAX): Entry[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : value === null ? [] : [value];
  if (values.length > max) throw new ScimError('invalidValue', `${name} must have at most ${max} values.`);
  return values.map((entry) => {
    if (typeof entry === 'string') return { value: entry };
    if (typeof entry === 'object' && entry !== null && !Array.isArray(entry)) return entry;
    throw new ScimError('invalidValue', `${name} must be an array of objects with a value.`);
  });
}
