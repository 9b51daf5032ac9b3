import { NotFoundError } from '@kiban/contracts';

const ID = /^[1-9]\d{0,14}$/;
const USER_ID = /^[1-9]\d{0,14}(-[1-9]\d{0,8})?$/;

/** The address that a directory is given. */
export const scimBase = (publicOrigin: string): string => `${publicOrigin}/scim/v2`;

/** The id of a user is the one of the member, with the number of its former users where it has some: `7`, `7-1`. */
export const isUserId = (text: string): boolean => USER_ID.test(text);
export const memberIdOf = (userId: string): number => Number.parseInt(userId, 10);

/** For a directory, ids are opaque texts: one of another form does not exist. @throws NotFoundError */
export function readGroupId(text: string): number {
  if (!ID.test(text)) throw new NotFoundError('group', text.slice(0, 40));
  return Number(text);
}

/** @throws NotFoundError */
export function readUserId(text: string): string {
  if (!isUserId(text)) throw new NotFoundError('user', text.slice(0, 40));
  return text;
}
