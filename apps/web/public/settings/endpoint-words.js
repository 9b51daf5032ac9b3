import { duration, moment } from '/settings/moment.js';
import { element } from '/settings/element.js';

const reasons = {
  failing: 'it kept failing',
  gone: 'it answered 410, which asks for no more',
  switched_off: 'somebody switched it off',
  creator_lost_role: 'its creator is no longer an owner or admin, so an owner must confirm it',
};

/** What state a webhook or hook is in and, where it is off, since when and why. */
export function endpointState(endpoint) {
  if (endpoint.status === 'disabled') {
    const why = reasons[endpoint.disabledReason] ?? endpoint.disabledReason;
    return element(
      'span',
      {},
      badge('Switched off', 'bad'),
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
      '; it is tried again.',
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
  if (attempts === 0) return 'no attempt';
  const percent = (Math.floor(rate * 1_000) / 10).toLocaleString();
  const pace = durationMsP50 === null ? '' : `; half of them took at most ${duration(durationMsP50)}`;
  return `${succeeded} of ${attempts} attempts succeeded (${percent} %)${pace}`;
}

export function backlog({ pending, retrying, held, oldestDueAt }) {
  const parts = [
    pending > 0 && `${pending} to be sent`,
    retrying > 0 && `${retrying} to be tried again`,
    held > 0 && `${held} held until it is switched on`,
  ].filter(Boolean);
  if (parts.length === 0) return 'nothing';
  const text = parts.join(', ');
  return oldestDueAt === null ? text : element('span', {}, `${text}; due since `, moment(oldestDueAt));
}
