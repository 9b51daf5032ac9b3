import { attributesOf, readObject, readOperations, type PatchOperation } from './request-body.js';
import { ScimError } from './scim-error.js';
import { assignAttribute, isAssignable, type CurrentValues, type UserChange } from './user-change.js';

/** The body of a POST or PUT. @throws ScimError */
export function readUser(body: unknown): UserChange {
  const change: UserChange = {};
  for (const [path, value] of attributesOf(readObject(body)))
    if (isAssignable(path.name)) assignAttribute(change, path, value);
  return change;
}

/** Attributes that every user has. */
const REQUIRED = new Set(['username', 'active']);

/** The body of a PATCH, whose operations are read before the user is locked. @throws ScimError, also later */
export function readUserPatch(body: unknown): (current: CurrentValues) => UserChange {
  const operations = readOperations(body);
  return (current) => changeOf(operations, current);
}

function changeOf(operations: readonly PatchOperation[], current: CurrentValues): UserChange {
  const change: UserChange = {};
  for (const { op, path, value } of operations) {
    if (path === undefined) {
      for (const [each, own] of attributesOf(readObject(value)))
        if (isAssignable(each.name)) assignAttribute(change, each, own, current);
    } else if (op !== 'remove') assignAttribute(change, path, value, current);
    else if (REQUIRED.has(path.name))
      throw new ScimError('mutability', 'userName and active cannot be removed.');
    else assignAttribute(change, path, null, current);
  }
  return change;
}
