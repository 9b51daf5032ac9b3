import { matchesEntry, type AttributePath } from './filter.js';
import { attributesOf, readObject, readOperations, type PatchOperation } from './request-body.js';
import { ScimError } from './scim-error.js';
import { entriesOf, optionalText, requiredText } from './user-change.js';

export const GROUP_MEMBERS_MAX = 2_000;
const ID = /^[1-9]\d{0,14}$/;

/** A group as a request leaves it. */
export interface GroupState {
  displayName: string;
  externalId: string | null;
  memberIds: ReadonlySet<number>;
}

/** The body of a POST or PUT. @param current for omitted attributes; undefined for a new group. @throws ScimError */
export function readGroup(body: unknown, current?: GroupState): GroupState {
  const state = attributesOf(readObject(body)).reduce<Partial<GroupState>>(
    (before, [path, value]) => ({ ...before, ...assigned(path, value) }),
    { ...current },
  );
  return {
    displayName: requiredText('displayName', state.displayName),
    externalId: state.externalId ?? null,
    memberIds: state.memberIds ?? new Set(),
  };
}

/** The body of a PATCH. @throws ScimError */
export function readGroupPatch(body: unknown, current: GroupState): GroupState {
  return readOperations(body).reduce(applied, current);
}

function applied(group: GroupState, { op, path, value }: PatchOperation): GroupState {
  if (path === undefined)
    return attributesOf(readObject(value)).reduce(
      (before, [each, own]) => applied(before, { op, path: each, value: own }),
      group,
    );
  if (path.name === 'members') return { ...group, memberIds: membersAfter(group, op, path, value) };
  if (op === 'remove' && path.name === 'displayname')
    throw new ScimError('mutability', 'displayName cannot be removed.');
  // Okta sends the id beside the name.
  const change = assigned(path, op === 'remove' ? null : value);
  if (change === undefined) {
    if (path.name === 'id' || path.name === 'schemas') return group;
    throw new ScimError('invalidPath', 'path must be displayName, externalId or members.');
  }
  return { ...group, ...change };
}

function assigned({ name }: AttributePath, value: unknown): Partial<GroupState> | undefined {
  switch (name) {
    case 'displayname':
      return { displayName: requiredText('displayName', value) };
    case 'externalid':
      return { externalId: optionalText('externalId', value) };
    case 'members':
      return { memberIds: readIds(value) };
    default:
      return undefined;
  }
}

function membersAfter(
  { memberIds }: GroupState,
  op: PatchOperation['op'],
  { filter, sub }: AttributePath,
  value: unknown,
): ReadonlySet<number> {
  if (sub !== undefined) throw new ScimError('invalidPath', 'path must not name a part of members.');
  if (op === 'remove') {
    if (filter) return new Set([...memberIds].filter((id) => !matchesEntry(filter, { value: String(id) })));
    // Entra ID names the members to remove in the value; without one, all are removed.
    if (value === undefined) return new Set();
    const removed = readIds(value);
    return new Set([...memberIds].filter((id) => !removed.has(id)));
  }
  if (filter) throw new ScimError('invalidPath', 'Only a remove takes a filter of members.');
  const given = readIds(value);
  if (op === 'replace') return given;
  const all = new Set([...memberIds, ...given]);
  requireBounded(all);
  return all;
}

function readIds(value: unknown): Set<number> {
  const entries = entriesOf('members', value ?? [], GROUP_MEMBERS_MAX);
  return new Set(
    entries.map(({ value: id }) => {
      if (typeof id !== 'string' || !ID.test(id)) throw unknownMember();
      return Number(id);
    }),
  );
}

function requireBounded(ids: ReadonlySet<number>): void {
  if (ids.size > GROUP_MEMBERS_MAX)
    throw new ScimError('invalidValue', `members must have at most ${GROUP_MEMBERS_MAX} values.`);
}

/** Also for users of another workspace, which do not exist here. */
export const unknownMember = (): ScimError =>
  new ScimError('invalidValue', 'members must have ids of users of this workspace.');
