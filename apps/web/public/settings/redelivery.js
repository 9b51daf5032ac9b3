import { call } from '/session.js';
import { deliveryStates, lastResult } from '/settings/delivery-words.js';
import { element } from '/settings/element.js';

const LOOK_INTERVAL_MS = 1_000;
/** A little longer than an attempt may take. */
const LOOKS_MAX = 15;

/** Redelivers an event and shows the result of the first attempt, or that it has not ended yet. */
export async function redeliver(item, log) {
  const made = log.addNew(await call('POST', `/deliveries/${item.id}/redeliver`));
  const link = element('a', { href: `#delivery-${made.id}` }, `delivery ${made.id}`);
  link.addEventListener('click', () => made.open());
  const result = document.createTextNode(' is in progress…');
  item.notice.replaceChildren('Redelivery: ', link, result);
  for (let looks = 0; looks < LOOKS_MAX; looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
    const delivery = await made.refresh();
    if (delivery.state === 'pending') continue;
    const [name] = deliveryStates[delivery.state];
    const outcome = [name.toLowerCase(), lastResult(delivery)].filter(Boolean).join(', ');
    result.textContent = `: ${outcome}.`;
    await log.onResult();
    return;
  }
  result.textContent = ' has not ended yet.';
}
