import { readOnce } from './list-query.js';
import type { ProvisionedGroup } from './provisioned-groups.reader.js';
import type { ProvisionedUser } from './provisioned-users.reader.js';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const LIST_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';

/** A resource of RFC 7643 as JSON. */
export type ScimResource = Readonly<Record<string, unknown>>;

/** @param base address of the SCIM endpoint */
export function presentUser(user: ProvisionedUser, base: string): ScimResource {
  const { userId: id } = user;
  return {
    schemas: [USER_SCHEMA],
    id,
    ...(user.externalId === null ? {} : { externalId: user.externalId }),
    userName: user.userName,
    ...(Object.keys(user.name).length > 0 ? { name: user.name } : {}),
    ...(user.displayName === null ? {} : { displayName: user.displayName }),
    active: user.active,
    emails: [{ value: user.email, type: 'work', primary: true }],
    roles: [{ value: user.active ? user.role : (user.givenRole ?? 'member'), primary: true }],
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.updatedAt.toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
}

export function presentGroup(group: ProvisionedGroup, base: string): ScimResource {
  const id = String(group.id);
  return {
    schemas: [GROUP_SCHEMA],
    id,
    ...(group.externalId === null ? {} : { externalId: group.externalId }),
    displayName: group.displayName,
    members: group.members.map((member) => ({
      value: member.userId,
      display: member.userName,
      type: 'User',
      $ref: `${base}/Users/${member.userId}`,
    })),
    meta: {
      resourceType: 'Group',
      created: group.createdAt.toISOString(),
      lastModified: group.updatedAt.toISOString(),
      location: `${base}/Groups/${id}`,
    },
  };
}

export function presentList(
  resources: readonly ScimResource[],
  { total, startIndex }: { total: number; startIndex: number },
): ScimResource {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

/** Attributes that RFC 7643 returns with every resource. */
const ALWAYS = new Set(['schemas', 'id']);

/**
 * Reads which attributes a request wants (RFC 7644 §3.9), chosen by their first part.
 * @param attributes comma-separated; undefined for all
 * @param excluded comma-separated; ignored beside `attributes`
 */
export function readSelection(
  attributes: unknown,
  excluded: unknown,
): (resource: ScimResource) => ScimResource {
  const wanted = readOnce('attributes', attributes);
  const named = wanted ?? readOnce('excludedAttributes', excluded);
  if (named === undefined) return (resource) => resource;
  const names = new Set(named.split(',').map(firstPart));
  const isKept = (name: string): boolean =>
    ALWAYS.has(name) || names.has(name.toLowerCase()) === (wanted !== undefined);
  return (resource) => Object.fromEntries(Object.entries(resource).filter(([name]) => isKept(name)));
}

/** `emails.value` and the name with its schema choose `emails`. */
function firstPart(name: string): string {
  const plain = name.trim().toLowerCase();
  return plain.slice(plain.lastIndexOf(':') + 1).split('.')[0] ?? '';
}
