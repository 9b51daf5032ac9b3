import { ApiError, ApiUnreachable } from '../api/api-error.js';
import { ToolError } from '../schemas/tool-error.js';

/** Next step per error code, for the codes whose sentence does not name it. */
const nextSteps: Record<string, string> = {
  not_found: 'Find the id with list_boards, get_board or search_cards.',
  precondition_failed:
    'It has changed: read it again with get_card, then repeat with its version as expectedVersion.',
  anchor_gone: 'The anchor is gone: read the list again with get_board, or send position first or last.',
  insufficient_scope:
    'This connection may do less than the user: ask the user to connect again and allow it, then repeat.',
  read_only: 'The user’s role in this workspace is read-only.',
  unauthenticated: 'The connection has expired: ask the user to connect again.',
  request_in_progress: 'The same call is still in flight: wait a moment, then read the result.',
  idempotency_key_reused: 'Send a new requestKey for a different request.',
};

/** Replaces sentences of the API that mention HTTP, which a tool's caller does not see. */
const sentences: Record<string, string> = {
  precondition_failed: 'Its version is not the expected one.',
};

/** Replaces paths of the API by the equivalent tool. */
const inToolTerms = (sentence: string): string =>
  sentence
    .replace('GET /members lists them', 'list_members lists them')
    .replace(/GET \/boards\/\d+\/labels lists them/, 'send a name, and the error lists the existing ones');

const CANDIDATES_MAX = 20;

/**
 * Text of a failed call for a model: `code: error; next step`. User text appears only as JSON data at the end, and
 * the cause of an unexpected error appears only in the log.
 */
export function errorText(error: unknown): string {
  if (error instanceof ToolError) {
    const data = error.candidates
      ? ` Candidates: ${JSON.stringify(error.candidates.slice(0, CANDIDATES_MAX))}`
      : '';
    return `${error.code}: ${error.message}${data}`;
  }
  if (error instanceof ApiError) return apiErrorText(error);
  if (error instanceof ApiUnreachable)
    return 'service_unavailable: the service did not respond. Repeat the call in a few seconds; a repeated requestKey never creates twice.';
  return 'internal_error: the service failed. Repeat the call once; if it fails again, inform the user.';
}

function apiErrorText(rejection: ApiError): string {
  const details = rejection.details
    .map(({ message }) => message)
    .filter((text) => text !== rejection.message);
  const wait =
    rejection.status === 429
      ? `Wait ${rejection.retryAfterS ?? 10} seconds, then repeat the call.`
      : rejection.status >= 500
        ? 'Repeat the call in a few seconds.'
        : undefined;
  return [
    `${rejection.code}: ${sentences[rejection.code] ?? inToolTerms(rejection.message)}`,
    ...details.slice(0, 5).map(inToolTerms),
    wait ?? nextSteps[rejection.code] ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}
