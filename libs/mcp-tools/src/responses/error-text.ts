import { ApiError, ApiUnreachable } from '../api/api-error.js';
import { ToolError } from '../tools/tool-error.js';

/** The next step after each of the API's codes that has one which its own sentence does not name. */
const nextSteps: Record<string, string> = {
  not_found: 'Find the id with list_boards, get_board or search_cards.',
  precondition_failed:
    'It was changed meanwhile: read it again with get_card, then repeat with its version as expectedVersion.',
  anchor_gone: 'The neighbour is gone: read the list again with get_board, or send position first or last.',
  insufficient_scope:
    'This connection may only read: ask the person to connect again and allow changes, then repeat.',
  read_only: 'Tell the person that their role in this workspace may only read.',
  unauthenticated: 'The connection has ended: ask the person to connect again.',
  request_in_progress: 'The same call is still running: wait a moment, then read the result.',
  idempotency_key_reused: 'Send another requestKey for another request.',
};

/** Where the API's own sentence speaks of HTTP, which a tool's caller does not see. */
const sentences: Record<string, string> = {
  precondition_failed: 'It is not at the version that you expected.',
};

/** Where it names a path of the API, what a tool's caller has in its place. */
const inToolTerms = (sentence: string): string =>
  sentence
    .replace('GET /members lists them', 'list_members lists them')
    .replace(/GET \/boards\/\d+\/labels lists them/, 'send a name, and the refusal lists those that exist');

const CANDIDATES_MAX = 20;

/**
 * What a model reads when a call fails: `code: what was wrong; next step`. Text that people wrote is
 * only ever given as JSON data at the end, and an unforeseen fault keeps its cause to the log.
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
    return 'service_unavailable: the service did not answer. Repeat the call in a few seconds; a create with the same requestKey is not done twice.';
  return 'internal_error: something went wrong on the service’s side. Repeat the call once; if it fails again, tell the person.';
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
