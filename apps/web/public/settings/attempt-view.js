import { errorWords } from '/settings/delivery-words.js';
import { element } from '/settings/element.js';
import { duration, moment } from '/settings/moment.js';
import { scrolled, verbatim } from '/settings/verbatim.js';

/** One attempt of a delivery: its time and duration, and the response or the error. */
export function attemptView(attempt) {
  const { response } = attempt;
  return element(
    'section',
    { class: 'attempt' },
    element('h3', {}, `Attempt ${attempt.number}: ${outcome(attempt)}`),
    element(
      'p',
      {},
      moment(attempt.at),
      attempt.durationMs === null ? null : `, took ${duration(attempt.durationMs)}`,
      attempt.error === null ? null : `; ${errorWords(attempt.error)}`,
      '.',
    ),
    ...(response ? responseView(response) : [element('p', { class: 'soft' }, 'No response.')]),
  );
}

function outcome({ outcome: made, status }) {
  if (made === 'unknown') return 'unknown outcome';
  if (status !== null) return `status ${status}`;
  return made === 'delivered' ? 'delivered' : 'failed';
}

function responseView({ headers, body, truncated }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    verbatim('Response body', body),
    truncated && element('p', { class: 'soft' }, 'The response was longer; the rest is not shown.'),
    element(
      'details',
      {},
      element('summary', {}, `Response headers (${lines.length})`),
      scrolled(lines.join('\n'), { 'aria-label': 'Response headers' }),
    ),
  ].filter(Boolean);
}
