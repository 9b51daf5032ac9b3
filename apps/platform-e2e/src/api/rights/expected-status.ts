import type { OperationClass } from './operation-classes.js';

/** Who calls. "Added" and "other": put on the members of the private board, or not. */
export const callers = [
  'owner',
  'admin',
  'token',
  'addedMember',
  'otherMember',
  'addedViewer',
  'otherViewer',
  'ai',
  'stranger',
] as const;
export type CallerName = (typeof callers)[number];

export const visibilities = ['workspace', 'private', 'archived'] as const;
/** Of the board that is called about; the archived one is visible to the workspace. */
export type Visibility = (typeof visibilities)[number];

export type Expected = 'granted' | readonly number[];

const rulesAll = new Set<CallerName>(['owner', 'admin', 'token']);
const views = new Set<CallerName>(['addedViewer', 'otherViewer']);
/** Comments of these tests are made with the owner's token, which stands for the owner. */
const authors = new Set<CallerName>(['owner', 'token']);

function sees(who: CallerName, visibility: Visibility): boolean {
  if (who === 'stranger') return false;
  if (visibility !== 'private') return true;
  return rulesAll.has(who) || who === 'addedMember' || who === 'addedViewer';
}

/**
 * The answer by the decisions alone: 401 for the bearer of an AI, which is good for MCP only; 404 for what one does
 * not see; 403 for what one sees and may not do; 409 for changes on an archived board; granted otherwise.
 * @returns null where a cell says nothing about rights
 */
export function expectedStatus(
  who: CallerName,
  visibility: Visibility,
  kind: OperationClass,
  hasId: boolean,
): Expected | null {
  if (kind === 'public' || kind === 'account') return null;
  if (who === 'ai') return [401];
  switch (kind) {
    case 'collection':
      return 'granted';
    case 'makes':
      return views.has(who) ? [403] : 'granted';
    case 'forgetful':
    case 'admin':
      // What a stranger gets without an id is their own workspace's affair.
      if (who === 'stranger') return hasId && kind === 'admin' ? [404] : null;
      return rulesAll.has(who) ? 'granted' : [403];
    default:
      if (kind === 'inBody' && views.has(who)) return [403];
  }
  if (!sees(who, visibility)) return [404];
  if (kind === 'read') return 'granted';
  if (views.has(who)) return [403];
  if (kind === 'boardDelete') return rulesAll.has(who) ? 'granted' : [403];
  if (kind === 'state') return 'granted';
  // The boards of these tests are created with the owner's token as well.
  const ofRulers = kind === 'moderated' || kind === 'ofCreator';
  const mayOfThis = kind === 'ofAuthor' ? authors.has(who) : !ofRulers || rulesAll.has(who);
  // Who is neither the author nor on an open board may be told either.
  if (visibility === 'archived') return mayOfThis ? [409] : [403, 409];
  return mayOfThis ? 'granted' : [403];
}
