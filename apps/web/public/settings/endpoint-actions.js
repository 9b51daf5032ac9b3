// What a button of an endpoint's card does. Each may reject with the API's sentence, which the card then says.
import { call } from '/session.js';
import { lastResult } from '/settings/delivery-words.js';
import { element } from '/settings/element.js';
import { needsOwner } from '/settings/endpoint-words.js';
import { duration } from '/settings/moment.js';
import { ask } from '/settings/question.js';
import { signingKeyPanel } from '/settings/signing-key.js';

export async function sendTest(card) {
  card.said.textContent = 'Sending…';
  const test = await call('POST', `/webhooks/${card.id}/test`);
  const [made] = test.attempts.slice(-1);
  const took = made && made.durationMs !== null ? ` after ${duration(made.durationMs)}` : '';
  card.said.textContent =
    test.state === 'delivered'
      ? `The test was delivered: ${lastResult(test)}${took}.`
      : `The test was not delivered: ${lastResult(test) || 'it is still under way'}${took}. The delivery log has the rest.`;
  await card.loadStats();
}

export async function switchOff(card) {
  card.show(await call('PATCH', `/webhooks/${card.id}`, { status: 'disabled' }));
  card.said.textContent = 'Paused. Events are held for seven days.';
  await card.loadStats();
}

export async function switchOn(card) {
  await card.loadStats();
  const held = card.stats.held;
  const confirms = needsOwner(card.endpoint);
  let sendHeld = false;
  if (held > 0 || confirms) {
    const verb = confirms ? 'Confirm' : 'Switch on';
    const { answer } = await ask({
      title: confirms ? 'Confirm this address?' : 'Switch it on?',
      text:
        (confirms ? 'Events of the workspace are sent to it again, on your behalf. ' : '') +
        `${held === 1 ? 'One delivery was' : `${held} deliveries were`} held while it was off.`,
      answers: [
        [`${verb} and send what was held`, 'send', 'main'],
        [`${verb} without it`, 'leave'],
      ],
    });
    if (answer === null) return;
    sendHeld = answer === 'send';
  }
  const shown = await call('POST', `/webhooks/${card.id}/enable`, { sendHeld });
  card.show(card.kind === 'hook' ? await call('GET', `/hooks/${card.id}`) : shown);
  card.said.textContent = 'Switched on.';
  await card.loadStats();
}

export async function rotateKey(card) {
  const hours = element('input', {
    id: 'overlap',
    title: 'Hours for which the old key signs as well (0 to 72)',
    type: 'number',
    min: '0',
    max: '72',
    step: 'any',
    required: true,
    value: '24',
  });
  const { answer, field } = await ask({
    title: 'A new signing key?',
    text: 'Until the old key ends, deliveries carry signatures of both, so that nothing is refused meanwhile.',
    field: hours,
    answers: [['Make a new key', 'make', 'main']],
  });
  if (answer === null) return;
  const made = await call('POST', `/webhooks/${card.id}/rotate-key`, { overlapHours: Number(field) });
  const until = made.oldKeyExpiresAt
    ? `The old one signs as well until ${new Date(made.oldKeyExpiresAt).toLocaleString()}.`
    : 'The old one has ended.';
  const panel = signingKeyPanel(made.signingKey, until);
  card.element.querySelector('.key')?.remove();
  card.element.append(panel);
  panel.focus();
}

export async function removeEndpoint(card) {
  const { answer } = await ask({
    title: `Remove ${card.kind} ${card.id}?`,
    text: 'Nothing is sent to it any more, what waits for it is canceled, and its delivery log is gone from here.',
    answers: [['Remove it', 'remove', 'main danger']],
  });
  if (answer === null) return;
  await call('DELETE', `/${card.kind}s/${card.id}`);
  const list = card.element.parentElement;
  card.element.remove();
  list.dispatchEvent(new CustomEvent('emptied'));
}
