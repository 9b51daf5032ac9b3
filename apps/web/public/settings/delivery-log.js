import { callPage } from '/session.js';
import { DeliveryItem } from '/settings/delivery-item.js';
import { attempt } from '/settings/page.js';

const PAGE_SIZE = 25;

/** The list of an endpoint’s deliveries: newest first, filtered by state, in pages. */
export class DeliveryLog {
  /** @param onResult called when a redelivery from this page ends, because it may have changed the endpoint’s state */
  constructor(endpointId, onResult) {
    this.onResult = onResult;
    this.path = `/webhooks/${endpointId}/deliveries`;
    this.items = new Map();
    this.place = document.getElementById('deliveries');
    this.notice = document.getElementById('notice');
    this.empty = document.getElementById('no-deliveries');
    this.older = document.getElementById('older');
    this.older.addEventListener('click', () => attempt(() => this.loadOlder()));
  }

  /** Reloads the first page. Open records stay open and are reloaded. @param state empty for all states */
  async load(state) {
    this.state = state;
    const wasOpen = [...this.items.values()].filter((item) => item.isOpen).map((item) => item.id);
    const deliveries = await this.read();
    this.items.clear();
    this.place.replaceChildren();
    const added = this.add(deliveries);
    for (const item of added) if (wasOpen.includes(item.id)) item.open();
    this.empty.hidden = added.length > 0;
    this.empty.textContent = state
      ? 'No deliveries in this state.'
      : 'No deliveries yet. The first one appears when an event occurs that this webhook subscribes to.';
    this.notice.textContent = added.length === 0 ? '' : this.count();
  }

  async loadOlder() {
    const added = this.add(await this.read(this.cursor));
    this.notice.textContent = this.count();
    // The button may be hidden now, so the focus moves to the first added delivery.
    added[0]?.summary.focus();
  }

  /** Shows a new delivery first whatever the filter, because the person who created it looks for it. */
  addNew(delivery) {
    const item = new DeliveryItem(delivery, this);
    this.items.set(delivery.id, item);
    this.place.prepend(item.element);
    this.empty.hidden = true;
    this.notice.textContent = this.count();
    return item;
  }

  /** Opens the delivery that an address ending in `#delivery-9001` names, if it is on the page. */
  openNamed(hash) {
    const item = this.items.get(Number(/^#delivery-(\d+)$/.exec(hash)?.[1]));
    if (!item) return;
    item.open();
    item.element.scrollIntoView();
  }

  async read(cursor) {
    const query = new URLSearchParams({
      limit: String(PAGE_SIZE),
      ...(this.state ? { state: this.state } : {}),
      ...(cursor ? { cursor } : {}),
    });
    const { items, nextCursor } = await callPage(`${this.path}?${query}`);
    this.cursor = nextCursor;
    this.older.hidden = nextCursor === null;
    return items;
  }

  add(deliveries) {
    const added = deliveries.map((delivery) => new DeliveryItem(delivery, this));
    for (const item of added) this.items.set(item.id, item);
    this.place.append(...added.map((item) => item.element));
    return added;
  }

  count() {
    const size = this.items.size;
    const shown = size === 1 ? 'One delivery shown' : `${size} deliveries shown`;
    return this.cursor === null ? `${shown}. There are no older ones.` : `${shown}. There are older ones.`;
  }
}
