import { call } from '/session.js';
import { attemptView } from '/settings/attempt-view.js';
import { deliveryStates, errorWords, lastResult, triggerWords } from '/settings/delivery-words.js';
import { button, element, facts } from '/settings/element.js';
import { badge } from '/settings/endpoint-words.js';
import { moment } from '/settings/moment.js';
import { attempt } from '/settings/page.js';
import { redeliver } from '/settings/redelivery.js';
import { verbatim } from '/settings/verbatim.js';

/** One delivery of the log: a summary of its outcome and, when opened, the whole record. */
export class DeliveryItem {
  constructor(delivery, log) {
    this.id = delivery.id;
    this.notice = element('p', { role: 'status' });
    this.summary = element('summary');
    this.record = element('div', {}, 'Loading…');
    this.details = element(
      'details',
      {},
      this.summary,
      this.record,
      element(
        'div',
        { class: 'actions' },
        button('Redeliver', () => attempt(() => redeliver(this, log), this.notice), {
          about: `(delivery ${this.id})`,
        }),
      ),
      this.notice,
    );
    this.details.addEventListener('toggle', () => this.toggled());
    this.element = element('li', { id: `delivery-${this.id}`, class: 'delivery' }, this.details);
    this.show(delivery);
  }

  get isOpen() {
    return this.details.open;
  }

  open() {
    this.details.open = true;
  }

  show(delivery) {
    const [name, tone] = deliveryStates[delivery.state] ?? [delivery.state, 'plain'];
    const result = lastResult(delivery);
    this.summary.replaceChildren(
      element('span', { class: 'what' }, element('code', {}, delivery.event), ' ', badge(name, tone)),
      element('span', { class: 'when' }, moment(delivery.createdAt)),
      element(
        'span',
        { class: 'result' },
        delivery.trigger === 'event' ? null : `${delivery.trigger === 'test' ? 'Test' : 'Redelivery'}. `,
        delivery.attemptCount === 0
          ? 'Not attempted yet'
          : `${attemptCount(delivery.attemptCount)}${result && `, last: ${result}`}`,
        ...(delivery.nextAttemptAt ? ['; next ', moment(delivery.nextAttemptAt)] : []),
      ),
    );
  }

  /** Loads and shows the whole record. @returns it */
  async refresh() {
    const delivery = await call('GET', `/deliveries/${this.id}`);
    this.show(delivery);
    this.record.replaceChildren(
      facts(
        ['Delivery', String(delivery.id)],
        ['Event', element('span', {}, String(delivery.eventId), ' ', element('code', {}, delivery.event))],
        ['Trigger', triggerWords(delivery.trigger)],
        ['Queued', moment(delivery.createdAt)],
        ['Next attempt', delivery.nextAttemptAt && moment(delivery.nextAttemptAt)],
        ['Ended', delivery.finishedAt && moment(delivery.finishedAt)],
        // The last attempt shows its own error; this is for deliveries that ended without an attempt.
        [
          'Reason',
          delivery.attempts.length === 0 && delivery.lastError ? errorWords(delivery.lastError) : null,
        ],
      ),
      ...delivery.attempts.map(attemptView),
      verbatim('Request body', delivery.request.body, 'The event is no longer kept.'),
    );
    return delivery;
  }

  async toggled() {
    const hash = this.isOpen ? `#delivery-${this.id}` : '';
    history.replaceState(null, '', location.pathname + location.search + hash);
    if (this.isOpen) await attempt(() => this.refresh(), this.notice);
  }
}

const attemptCount = (count) => (count === 1 ? 'One attempt' : `${count} attempts`);
