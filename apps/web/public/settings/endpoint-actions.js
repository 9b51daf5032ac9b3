// The actions of an endpoint’s card. Each may reject with the API’s error message, which the card then shows.
import { call } from '/session.js';
import { lastResult } from '/settings/delivery-words.js';
import { element } from '/settings/element.js';
import { needsOwner } from '/settings/endpoint-words.js';
import { duration } from '/settings/moment.js';
import { confirmDialog } from '/settings/confirm-dialog.js';
import { signingKeyPanel } from '/settings/signing-key.js';

export async function sendTest(card) {
  card.notice.textContent = 'Sending…';
  const test = await call('POST', `/webhooks/${card.id}/test`);
  const [made] = test.attempts.slice(-1);
  const took = made && made.durationMs !== null ? ` after ${duration(made.durationMs)}` : '';
  card.notice.textContent =
    test.state === 'delivered'
      ? `The test was delivered: ${lastResult(test)}${took}.`
      : `The test was not delivered: ${lastResult(test) || 'it has not ended yet'}${took}. See the delivery log for details.`;
  await card.loadStats();
}

export async function turnOff(card) {
  card.show(await call('PATCH', `/webhooks/${card.id}`, { status: 'disabled' }));
  card.notice.textContent = 'Turned off. Events are held for seven days.';
  await card.loadStats();
}

export async function turnOn(card) {
  await card.loadStats();
  const held = card.stats.held;
  const confirms = needsOwner(card.endpoint);
  let sendHeld = false;
  if (held > 0 || confirms) {
    const verb = confirms ? 'Confirm' : 'Turn on';
    const { choice } = await confirmDialog({
      title: confirms ? 'Confirm this address?' : `Turn on this ${card.kind}?`,
      text:
        (confirms ? 'Kiban sends events of the workspace to it again, on your behalf. ' : '') +
        `${held === 1 ? 'One delivery was' : `${held} deliveries were`} held while it was off.`,
      choices: [
        [`${verb} and send held deliveries`, 'send', 'main'],
        [`${verb} without sending them`, 'leave'],
      ],
    });
    if (choice === null) return;
    sendHeld = choice === 'send';
  }
  const shown = await call('POST', `/webhooks/${card.id}/enable`, { sendHeld });
  card.show(card.kind === 'hook' ? await call('GET', `/hooks/${card.id}`) : shown);
  card.notice.textContent = 'Turned on.';
  await card.loadStats();
}

export async function rotateKey(card) {
  const hours = element('input', {
    id: 'overlap',
    title: 'Hours until the old key expires (0 to 72)',
    type: 'number',
    min: '0',
    max: '72',
    step: 'any',
    required: true,
    value: '24',
  });
  const { choice, field } = await confirmDialog({
    title: 'Create a new signing key?',
    text: 'Until the old key expires, deliveries carry the signatures of both keys.',
    field: hours,
    choices: [['Create key', 'make', 'main']],
  });
  if (choice === null) return;
  const made = await call('POST', `/webhooks/${card.id}/rotate-key`, { overlapHours: Number(field) });
  const until = made.oldKeyExpiresAt
    ? `The old key expires on ${new Date(made.oldKeyExpiresAt).toLocaleString()}.`
    : 'The old key has expired.';
  const panel = signingKeyPanel(made.signingKey, until);
  card.element.querySelector('.key')?.remove();
  card.element.append(panel);
  panel.focus();
}

export async function removeEndpoint(card) {
  const { choice } = await confirmDialog({
    title: `Remove ${card.kind} ${card.id}?`,
    text: 'This stops all deliveries, cancels pending ones and removes the delivery log from this page.',
    choices: [['Remove', 'remove', 'main danger']],
  });
  if (choice === null) return;
  await call('DELETE', `/${card.kind}s/${card.id}`);
  const list = card.element.parentElement;
  card.element.remove();
  list.dispatchEvent(new CustomEvent('emptied'));
}
