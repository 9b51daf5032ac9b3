import { NotFoundError } from '@kiban/contracts';

const ID = /^[1-9]\d{0,14}$/;

/** The address that a directory is given. */
export const scimBase = (publicOrigin: string): string => `${publicOrigin}/scim/v2`;

/** The id of a user is the one of the member. */
export const isUserId = (text: string): boolean => ID.test(text);
export const memberIdOf = (userId: string): number => Number.parseInt(userId, 10);

/** For a directory, ids are opaque texts: one of another form does not exist. @throws NotFoundError */
export function readScimId(noun: string, text: string): number {
  if (!ID.test(text)) throw new NotFoundError(noun, text.slice(0, 40));
  return Number(text);
}
