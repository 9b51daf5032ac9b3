import type { OperationClass } from './operation-classes.js';

/** The caller. "Added" is a member of the private board, "other" is not. */
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
/** Visibility of the board; the archived one is visible to the workspace. */
export type Visibility = (typeof visibilities)[number];

export type Expected = 'granted' | readonly number[];

const rulesAll = new Set<CallerName>(['owner', 'admin', 'token']);
const views = new Set<CallerName>(['addedViewer', 'otherViewer']);
/** These tests create comments with the owner's token, which acts as the owner. */
const authors = new Set<CallerName>(['owner', 'token']);

function sees(who: CallerName, visibility: Visibility): boolean {
  if (who === 'stranger') return false;
  if (visibility !== 'private') return true;
  return rulesAll.has(who) || who === 'addedMember' || who === 'addedViewer';
}

/**
 * The status by the decisions alone. 401 for the bearer of an AI, which is valid only for MCP. 404 for an invisible
 * object, 403 for a visible object without the right, 409 for changes on an archived board. Granted otherwise.
 * @returns null when rights do not determine the status
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
      // Without an id in the path, a stranger acts in their own workspace.
      if (who === 'stranger') return hasId && kind === 'admin' ? [404] : null;
      return rulesAll.has(who) ? 'granted' : [403];
    default:
      if (kind === 'inBody' && views.has(who)) return [403];
  }
  if (!sees(who, visibility)) return [404];
  if (kind === 'read' || kind === 'own') return 'granted';
  if (views.has(who)) return [403];
  if (kind === 'boardDelete') return rulesAll.has(who) ? 'granted' : [403];
  if (kind === 'state') return 'granted';
  // The owner's token also creates the boards of these tests.
  const ofRulers = kind === 'moderated' || kind === 'ofCreator';
  const mayOfThis = kind === 'ofAuthor' ? authors.has(who) : !ofRulers || rulesAll.has(who);
  // For a caller who is not the author and not on an open board, both statuses are valid.
  if (visibility === 'archived') return mayOfThis ? [409] : [403, 409];
  return mayOfThis ? 'granted' : [403];
}
