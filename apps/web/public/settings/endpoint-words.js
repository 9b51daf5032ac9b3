import { duration, moment } from '/settings/moment.js';
import { element } from '/settings/element.js';

const reasons = {
  failing: 'too many deliveries failed',
  gone: 'the receiver responded with 410 (Gone)',
  switched_off: 'a member turned it off',
  creator_lost_role: 'its creator is no longer an owner or admin, so an owner must confirm it',
};

/** The state of a webhook or hook and, if it is off, the time and the reason. */
export function endpointState(endpoint) {
  if (endpoint.status === 'disabled') {
    const why = reasons[endpoint.disabledReason] ?? endpoint.disabledReason;
    return element(
      'span',
      {},
      badge('Off', 'bad'),
      ` since `,
      moment(endpoint.disabledAt),
      `: ${why}. Its events are held.`,
    );
  }
  if (endpoint.failingSince)
    return element(
      'span',
      {},
      badge('Failing', 'warn'),
      ' since ',
      moment(endpoint.failingSince),
      '; deliveries are retried.',
    );
  return badge('Active', 'good');
}

/** Whether only an owner can enable the endpoint, which confirms it. */
export function needsOwner({ disabledReason }) {
  return disabledReason === 'creator_lost_role';
}

export function badge(text, tone) {
  return element('span', { class: `badge ${tone}` }, text);
}

export function successRate({ attempts, succeeded, successRate: rate, durationMsP50 }) {
  if (attempts === 0) return 'no attempts';
  const percent = (Math.floor(rate * 1_000) / 10).toLocaleString();
  const pace = durationMsP50 === null ? '' : `; median ${duration(durationMsP50)}`;
  return `${succeeded} of ${attempts} attempts succeeded (${percent} %)${pace}`;
}

export function backlog({ pending, retrying, held, oldestDueAt }) {
  const parts = [
    pending > 0 && `${pending} pending`,
    retrying > 0 && `${retrying} to retry`,
    held > 0 && `${held} held until it is turned on`,
  ].filter(Boolean);
  if (parts.length === 0) return 'none';
  const text = parts.join(', ');
  return oldestDueAt === null ? text : element('span', {}, `${text}; due since `, moment(oldestDueAt));
}
