import type { AttributePath, Filter } from './filter.js';
import { attributesOf, readObject, readOperations, type PatchOperation } from './request-body.js';
import { isUserId } from './scim-address.js';
import { ScimError } from './scim-error.js';
import { entriesOf, optionalText, requiredText } from './user-change.js';

export const GROUP_MEMBERS_MAX = 2_000;

/** A group as a request leaves it. */
export interface GroupState {
  displayName: string;
  externalId: string | null;
  userIds: ReadonlySet<string>;
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
    userIds: state.userIds ?? new Set(),
  };
}

/**
 * The body of a PATCH, read before the group is locked. Each operation costs what it names, not what the group holds:
 * the number of both is bounded, and their product would not be.
 * @returns the state after the operations @throws ScimError
 */
export function readGroupPatch(body: unknown): (current: GroupState) => GroupState {
  const changes = readOperations(body).flatMap(changesOf);
  return (current) => {
    const draft = { ...current, userIds: new Set(current.userIds) };
    for (const change of changes) change(draft);
    return draft;
  };
}

interface Draft {
  displayName: string;
  externalId: string | null;
  userIds: Set<string>;
}
type Change = (draft: Draft) => void;

function changesOf({ op, path, value }: PatchOperation): Change[] {
  if (path === undefined)
    return attributesOf(readObject(value)).flatMap(([each, own]) =>
      changesOf({ op, path: each, value: own }),
    );
  if (path.name === 'members') return [membersChange(op, path, value)];
  if (op === 'remove' && path.name === 'displayname')
    throw new ScimError('mutability', 'displayName cannot be removed.');
  // Okta sends the id beside the name.
  const change = assigned(path, op === 'remove' ? null : value);
  if (change === undefined) {
    if (path.name === 'id' || path.name === 'schemas') return [];
    throw new ScimError('invalidPath', 'path must be displayName, externalId or members.');
  }
  return [(draft) => void Object.assign(draft, change)];
}

function assigned({ name }: AttributePath, value: unknown): Partial<GroupState> | undefined {
  switch (name) {
    case 'displayname':
      return { displayName: requiredText('displayName', value) };
    case 'externalid':
      return { externalId: optionalText('externalId', value) };
    case 'members':
      return { userIds: readIds(value) };
    default:
      return undefined;
  }
}

function membersChange(op: PatchOperation['op'], { filter, sub }: AttributePath, value: unknown): Change {
  if (sub !== undefined) throw new ScimError('invalidPath', 'path must not name a part of members.');
  if (op === 'remove') {
    // Entra ID names the members to remove in the value; without one, all are removed.
    const removed = filter ? idsOf(filter) : value === undefined ? undefined : readIds(value);
    return ({ userIds }) => {
      if (removed === undefined) userIds.clear();
      else for (const id of removed) userIds.delete(id);
    };
  }
  if (filter) throw new ScimError('invalidPath', 'Only a remove takes a filter of members.');
  const given = readIds(value);
  return ({ userIds }) => {
    if (op === 'replace') userIds.clear();
    for (const id of given) userIds.add(id);
    requireBounded(userIds);
  };
}

/** The ids of `value eq "2" or value eq "3"`, the only filter whose cost does not grow with the group. */
function idsOf(filter: Filter): string[] {
  if (filter.kind === 'or') return [...idsOf(filter.left), ...idsOf(filter.right)];
  const isId =
    filter.kind === 'compare' &&
    filter.operator === 'eq' &&
    filter.path.name === 'value' &&
    filter.path.sub === undefined &&
    filter.path.filter === undefined &&
    typeof filter.value === 'string';
  if (!isId)
    throw new ScimError('invalidFilter', 'A remove of members accepts value eq with an id, joined by or.');
  return [filter.value as string];
}

function readIds(value: unknown): Set<string> {
  const entries = entriesOf('members', value ?? [], GROUP_MEMBERS_MAX);
  return new Set(
    entries.map(({ value: id }) => {
      if (typeof id !== 'string' || !isUserId(id)) throw unknownMember();
      return id;
    }),
  );
}

function requireBounded(ids: ReadonlySet<string>): void {
  if (ids.size > GROUP_MEMBERS_MAX)
    throw new ScimError('invalidValue', `members must have at most ${GROUP_MEMBERS_MAX} values.`);
}

/** Also for users of another workspace, which do not exist here. */
export const unknownMember = (): ScimError =>
  new ScimError('invalidValue', 'members must have ids of users of this workspace.');
