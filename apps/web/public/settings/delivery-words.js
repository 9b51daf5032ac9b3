// Texts for the codes of the delivery log.

/** Every state with its name and tone, in the order of the filter. */
export const deliveryStates = {
  pending: ['Pending', 'plain'],
  retrying: ['Retrying', 'warn'],
  delivered: ['Delivered', 'good'],
  given_up: ['Given up', 'bad'],
  held: ['Held', 'warn'],
  canceled: ['Canceled', 'plain'],
};

const triggers = {
  event: 'event',
  redelivery: 'manual redelivery',
  test: 'test',
};

const errors = {
  http_status: 'the response status was not 2xx',
  redirect: 'the response was a redirect, which Kiban does not follow',
  timeout: 'the response was not complete in time',
  dns_error: 'the host name was not found',
  connect_refused: 'the connection was refused',
  connect_timeout: 'no connection was established in time',
  connect_reset: 'the connection was closed',
  tls_error: 'no TLS connection could be established',
  protocol_error: 'the response was not valid HTTP',
  blocked_address: 'the host name resolves to a blocked address',
  process_lost: 'the sender was interrupted; the attempt is repeated and does not count',
  endpoint_disabled: 'it was held while the webhook was off and not sent afterwards',
  event_expired: 'the event is no longer kept',
};

export const triggerWords = (trigger) => triggers[trigger] ?? trigger;

/** @returns a clause with the API’s code, e.g. “the connection was refused (connect_refused)” */
export const errorWords = (code) => (errors[code] ? `${errors[code]} (${code})` : code);

/** The result of the last attempt in one line; empty before the first. */
export function lastResult({ lastStatus, lastError }) {
  if (lastStatus !== null) return `status ${lastStatus}`;
  return lastError === null ? '' : errorWords(lastError);
}
