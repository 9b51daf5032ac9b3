import { call } from '/session.js';
import { EndpointCard } from '/settings/endpoint-card.js';
import { EventChoice } from '/settings/event-choice.js';
import { attempt, mayManageWebhooks, openPage } from '/settings/page.js';
import { signingKeyPanel } from '/settings/signing-key.js';

/** Concurrent requests for statistics, in a workspace with many endpoints. */
const STATS_CONCURRENCY = 4;

const byId = (id) => document.getElementById(id);

async function list(kind) {
  const place = byId(`${kind}s`);
  const cards = (await call('GET', `/${kind}s`)).map((endpoint) => new EndpointCard(kind, endpoint));
  place.replaceChildren(...cards.map((card) => card.element));
  const showIfEmpty = () => (byId(`no-${kind}s`).hidden = place.childElementCount > 0);
  place.addEventListener('emptied', () => {
    showIfEmpty();
    // The button that had the focus was removed.
    byId(`${kind}s-title`).focus();
  });
  showIfEmpty();
  return cards;
}

async function loadStats(cards) {
  const left = [...cards];
  const work = async () => {
    for (let card = left.shift(); card; card = left.shift()) {
      const { notice } = card;
      await attempt(() => card.loadStats(), notice);
    }
  };
  await Promise.all(Array.from({ length: STATS_CONCURRENCY }, work));
}

async function offerRegistration() {
  const choice = new EventChoice(await call('GET', '/hooks/events'));
  byId('events').replaceWith(choice.element);
  const form = byId('register-form');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(() => register(form, choice.chosen), byId('register-fault'));
  });
}

async function register(form, events) {
  if (events.length === 0) throw new Error('Choose at least one event.');
  const fields = new FormData(form);
  const description = fields.get('description').trim();
  const { signingKey, ...webhook } = await call('POST', '/webhooks', {
    url: fields.get('url').trim(),
    events,
    ...(description ? { description } : {}),
  });
  form.reset();
  form.querySelector('fieldset input').dispatchEvent(new Event('change'));
  const card = new EndpointCard('webhook', webhook);
  byId('webhooks').append(card.element);
  byId('no-webhooks').hidden = true;
  const panel = signingKeyPanel(signingKey, 'Your receiver uses it to verify X-Service-Signature.');
  card.element.append(panel);
  panel.focus();
  await card.loadStats();
}

await openPage(async (me) => {
  if (!mayManageWebhooks(me)) return;
  const [webhooks, hooks] = await Promise.all([list('webhook'), list('hook'), offerRegistration()]);
  await loadStats([...webhooks, ...hooks]);
});
