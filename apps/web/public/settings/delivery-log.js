import { callPage } from '/session.js';
import { DeliveryItem } from '/settings/delivery-item.js';
import { attempt } from '/settings/page.js';

const PAGE_SIZE = 25;

/** The list of an endpoint's deliveries: the newest first, of one state or all, a page at a time. */
export class DeliveryLog {
  /** @param onResult called when a delivery made here has come to something: it may have changed how the endpoint does */
  constructor(endpointId, onResult) {
    this.onResult = onResult;
    this.path = `/webhooks/${endpointId}/deliveries`;
    this.items = new Map();
    this.place = document.getElementById('deliveries');
    this.said = document.getElementById('said');
    this.empty = document.getElementById('no-deliveries');
    this.older = document.getElementById('older');
    this.older.addEventListener('click', () => attempt(() => this.loadOlder()));
  }

  /** Shows the first page anew. What was open stays open, and is read again. @param state empty for every state */
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
      ? 'None is in this state.'
      : 'Nothing has been sent yet. The first delivery shows here when an event occurs that this webhook asks for.';
    this.said.textContent = added.length === 0 ? '' : this.count();
  }

  async loadOlder() {
    const added = this.add(await this.read(this.cursor));
    this.said.textContent = this.count();
    // The button may be gone now; what was asked for is what comes next.
    added[0]?.summary.focus();
  }

  /** A delivery that was just made stands first, whatever is filtered: whoever made it looks for it. */
  addNew(delivery) {
    const item = new DeliveryItem(delivery, this);
    this.items.set(delivery.id, item);
    this.place.prepend(item.element);
    this.empty.hidden = true;
    this.said.textContent = this.count();
    return item;
  }

  /** Opens what an address ending in `#delivery-9001` names, where it is on the page. */
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
    const shown = size === 1 ? 'One delivery is shown' : `${size} deliveries are shown`;
    return this.cursor === null ? `${shown}; there are no older ones.` : `${shown}; there are older ones.`;
  }
}
