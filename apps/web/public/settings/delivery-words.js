// What the codes of the delivery log mean, in words.

/** Every state with its name and tone, in the order in which a filter offers them. */
export const deliveryStates = {
  pending: ['Pending', 'plain'],
  retrying: ['Retrying', 'warn'],
  delivered: ['Delivered', 'good'],
  given_up: ['Given up', 'bad'],
  held: ['Held', 'warn'],
  canceled: ['Canceled', 'plain'],
};

const triggers = {
  event: 'the event itself',
  redelivery: 'somebody had it delivered again',
  test: 'somebody sent a test',
};

const errors = {
  http_status: 'the answer was no 2xx',
  redirect: 'the answer was a redirect, which is not followed',
  timeout: 'no complete answer came in time',
  dns_error: 'the host name was not found',
  connect_refused: 'the connection was refused',
  connect_timeout: 'no connection came about in time',
  connect_reset: 'the connection was cut off',
  tls_error: 'no secure connection came about',
  protocol_error: 'what came back is no HTTP',
  blocked_address: 'the host name leads to an address that nothing is sent to',
  process_lost: 'the sender was interrupted; the attempt is made again and counts as none',
  endpoint_disabled: 'it was held while the webhook was off, and not sent when that was switched on',
  event_expired: 'the event is no longer kept',
};

export const triggerWords = (trigger) => triggers[trigger] ?? trigger;

/** @returns a sentence's part with the code that scripts see, e.g. “the connection was refused (connect_refused)” */
export const errorWords = (code) => (errors[code] ? `${errors[code]} (${code})` : code);

/** What came of the last attempt, on one line; empty before there was one. */
export function lastResult({ lastStatus, lastError }) {
  if (lastStatus !== null) return `answered ${lastStatus}`;
  return lastError === null ? '' : errorWords(lastError);
}
