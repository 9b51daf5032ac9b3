/** The API's own sentence, which names what the request was about. */
const asSent = (sentence: string): string => sentence;

/** A sentence that says more to a person than the API's. */
const always =
  (text: string): ((sentence: string) => string) =>
  () =>
    text;

/** What the error codes of the API mean to a person. `sentence` is the API's own, in English. */
export const errors = {
  unauthenticated: always('Your sign-in has ended. Sign in to go on.'),
  forbidden: asSent,
  read_only: always('Viewers cannot write. Ask an owner for another role.'),
  insufficient_scope: asSent,
  wrong_password: asSent,
  wrong_code: asSent,
  second_factor_required: always('You did not show that it is you, so nothing was changed.'),
  workspace_deleted: asSent,
  not_found: asSent,
  request_timeout: always('The connection is too slow for this request. Try again.'),
  conflict: asSent,
  anchor_gone: always('The place is gone: others changed the order. Try again.'),
  archived: asSent,
  list_full: asSent,
  limit_reached: asSent,
  dependency_cycle: asSent,
  already_claimed: asSent,
  list_not_empty: asSent,
  not_archived: asSent,
  last_owner: asSent,
  request_in_progress: always('The same change is still being made. Try again.'),
  precondition_failed: always('Others changed this at the same time. Try again.'),
  payload_too_large: asSent,
  validation_failed: asSent,
  idempotency_key_reused: always('The change was sent twice in two forms. Make it again.'),
  too_many_requests: always('Too many requests. Try again in a moment.'),
  internal_error: always('The service failed. Try again.'),
  service_unavailable: always('The service cannot do this at the moment. Try again.'),
  malformed_json: asSent,
  bad_request: asSent,
  method_not_allowed: asSent,
  unsupported_media_type: asSent,
};
