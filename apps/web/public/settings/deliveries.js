import { call } from '/session.js';
import { DeliveryLog } from '/settings/delivery-log.js';
import { deliveryStates } from '/settings/delivery-words.js';
import { endpointState } from '/settings/endpoint-words.js';
import { localMinute, timeZone } from '/settings/moment.js';
import { attempt, mayManageWebhooks, openPage } from '/settings/page.js';

const DAY_MS = 86_400_000;

const byId = (id) => document.getElementById(id);
const query = new URLSearchParams(location.search);
const kind = query.has('hook') ? 'hook' : 'webhook';
const id = query.get(kind);

async function showEndpoint() {
  const endpoint = await call('GET', `/${kind}s/${id}`);
  byId('address').textContent = endpoint.url ?? endpoint.targetUrl;
  byId('endpoint-state').replaceChildren(endpointState(endpoint));
  return endpoint;
}

/** The filter is part of the page’s address, so that a reload or a shared link shows the same list. */
function offerFilter(log) {
  const state = byId('state');
  for (const [value, [name]] of Object.entries(deliveryStates)) state.append(new Option(name, value));
  state.value = query.get('state') ?? '';
  const look = () =>
    attempt(async () => {
      const next = new URLSearchParams({ [kind]: id, ...(state.value ? { state: state.value } : {}) });
      history.replaceState(null, '', `?${next}`);
      await Promise.all([log.load(state.value), showEndpoint()]);
    });
  state.addEventListener('change', look);
  byId('filter').addEventListener('submit', (event) => {
    event.preventDefault();
    void look();
  });
}

async function deliverMany(log) {
  const onlyFailed = new FormData(byId('again-form')).get('which') === 'failed';
  const since = new Date(byId('since').value).toISOString();
  const { queued } = await call('POST', `/webhooks/${id}/redeliver`, { since, onlyFailed });
  byId('again-notice').textContent =
    queued === 0
      ? 'No deliveries to redeliver.'
      : `Redelivering ${queued} ${queued === 1 ? 'event' : 'events'}.`;
  await log.load(byId('state').value);
}

await openPage(async (me) => {
  if (!mayManageWebhooks(me)) return;
  if (!/^\d+$/.test(id ?? ''))
    throw new Error('The webhook id is missing in the address. Choose one from the list of webhooks.');
  byId('zone').textContent = timeZone;
  const log = new DeliveryLog(id, showEndpoint);
  offerFilter(log);
  byId('again-form').addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(() => deliverMany(log), byId('again-notice'));
  });
  const { failingSince } = await showEndpoint();
  byId('since').value = localMinute(failingSince ?? new Date(Date.now() - DAY_MS).toISOString());
  await log.load(byId('state').value);
  log.openNamed(location.hash);
});
