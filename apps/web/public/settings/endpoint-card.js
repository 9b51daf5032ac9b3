import { call } from '/session.js';
import { backlog, endpointState, needsOwner, successRate } from '/settings/endpoint-words.js';
import { button, element, facts } from '/settings/element.js';
import { moment } from '/settings/moment.js';
import { attempt } from '/settings/page.js';
import { removeEndpoint, rotateKey, sendTest, turnOff, turnOn } from '/settings/endpoint-actions.js';

/** A webhook or a REST hook in its list, with its state, statistics and actions. */
export class EndpointCard {
  /** `kind` is `webhook` or `hook`, as in API paths and page addresses. */
  constructor(kind, endpoint) {
    this.kind = kind;
    this.id = endpoint.id;
    this.notice = element('p', { role: 'status' });
    this.facts = element('div');
    this.toggle = this.button('Turn off', () => this.switch());
    this.element = element(
      'li',
      { class: 'endpoint' },
      element('h3', {}, element('code', {}, endpoint.url ?? endpoint.targetUrl)),
      this.facts,
      element('div', { class: 'actions' }, ...this.actions()),
      this.notice,
    );
    this.show(endpoint);
  }

  actions() {
    const log = element(
      'a',
      { class: 'button', href: `/settings/deliveries?${this.kind}=${this.id}` },
      'Delivery log',
    );
    log.append(element('span', { class: 'unseen' }, ` of ${this.kind} ${this.id}`));
    const remove = this.button('Remove', () => removeEndpoint(this), 'plain danger');
    const newKey = this.button('New signing key', () => rotateKey(this));
    if (this.kind === 'hook') return [log, this.toggle, newKey, remove];
    return [log, this.button('Send test', () => sendTest(this)), this.toggle, newKey, remove];
  }

  button(label, action, className) {
    return button(label, () => attempt(action, this.notice), {
      about: `(${this.kind} ${this.id})`,
      className,
    });
  }

  /** Shows the endpoint’s current state. */
  show(endpoint) {
    this.endpoint = endpoint;
    const isOff = endpoint.status === 'disabled';
    this.toggle.firstChild.textContent = !isOff ? 'Turn off' : needsOwner(endpoint) ? 'Confirm' : 'Turn on';
    // Only its tool turns a hook off, but a person can turn it on here.
    this.toggle.hidden = this.kind === 'hook' && !isOff;
    this.day = element('span', {}, '…');
    this.waiting = element('span', {}, '…');
    const boards = endpoint.boardIds ?? (endpoint.filter?.boardId ? [endpoint.filter.boardId] : null);
    this.facts.replaceChildren(
      element('p', {}, endpointState(endpoint)),
      facts(
        ['Description', endpoint.description ?? null],
        ['Events', element('code', {}, (endpoint.events ?? [endpoint.event]).join(', '))],
        ['Boards', boards && boards.join(', ')],
        ['List', endpoint.filter?.listId ? String(endpoint.filter.listId) : null],
        ['Last 24 hours', this.day],
        ['Queued', this.waiting],
        ['Last success', endpoint.lastSuccessAt ? moment(endpoint.lastSuccessAt) : null],
        ['Registered', registration(endpoint)],
      ),
    );
  }

  async loadStats() {
    this.stats = await call('GET', `/webhooks/${this.id}/stats`);
    this.day.replaceChildren(successRate(this.stats));
    this.waiting.replaceChildren(backlog(this.stats));
  }

  async switch() {
    if (this.endpoint.status === 'disabled') await turnOn(this);
    else await turnOff(this);
  }
}

function registration({ createdAt, createdBy }) {
  const at = moment(createdAt);
  return createdBy ? element('span', {}, at, ` by ${createdBy.name}`) : at;
}
