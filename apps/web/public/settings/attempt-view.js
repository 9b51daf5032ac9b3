import { errorWords } from '/settings/delivery-words.js';
import { element } from '/settings/element.js';
import { duration, moment } from '/settings/moment.js';
import { scrolled, verbatim } from '/settings/verbatim.js';

/** One attempt of a delivery: when it was, how long it took, what came back or why nothing did. */
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
    ...(response ? cameBack(response) : [element('p', { class: 'soft' }, 'Nothing came back.')]),
  );
}

function outcome({ outcome: made, status }) {
  if (made === 'unknown') return 'nobody knows what came of it';
  if (status !== null) return `answered ${status}`;
  return made === 'delivered' ? 'delivered' : 'failed';
}

function cameBack({ headers, body, truncated }) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [
    verbatim('Response body', body),
    truncated && element('p', { class: 'soft' }, 'More came back than is shown here.'),
    element(
      'details',
      {},
      element('summary', {}, `Response headers (${lines.length})`),
      scrolled(lines.join('\n'), { 'aria-label': 'Response headers' }),
    ),
  ].filter(Boolean);
}
