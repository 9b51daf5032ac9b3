import { element } from '/settings/element.js';

/** A choice of event kinds: all of them, whole nouns, or single ones. `kinds` as GET /hooks/events lists them. */
export class EventChoice {
  constructor(kinds) {
    this.every = element('input', { type: 'radio', name: 'which', value: 'every', checked: true });
    const some = element('input', { type: 'radio', name: 'which', value: 'some' });
    this.groups = element('div', { hidden: true });
    for (const radio of [this.every, some])
      radio.addEventListener('change', () => (this.groups.hidden = this.every.checked));
    const nouns = Map.groupBy(kinds, ({ event }) => event.split('.')[0]);
    this.groups.append(...[...nouns].map(([noun, ofNoun]) => nounGroup(noun, ofNoun)));
    this.element = element(
      'fieldset',
      {},
      element('legend', {}, 'Events'),
      element('label', { class: 'choice' }, this.every, 'All events, including kinds added later'),
      element('label', { class: 'choice' }, some, 'Selected events'),
      this.groups,
    );
  }

  /** @returns patterns as the API accepts them; empty when nothing is chosen */
  get chosen() {
    if (this.every.checked) return ['*'];
    return [...this.groups.querySelectorAll('input:checked:not(:disabled)')].map(({ value }) => value);
  }
}

function nounGroup(noun, kinds) {
  const whole = checkbox(`${noun}.*`, 'all of them, including kinds added later');
  const single = kinds.map(({ event, description }) => checkbox(event, description));
  const count = element('span', { class: 'soft' });
  const group = element(
    'details',
    {},
    element('summary', {}, noun, ' ', count),
    ...[whole, ...single].map(({ label }) => label),
  );
  group.addEventListener('change', () => {
    for (const { input } of single) input.disabled = whole.input.checked;
    const chosen = single.filter(({ input }) => input.checked).length;
    count.textContent = whole.input.checked ? 'all' : chosen > 0 ? `${chosen} of ${single.length}` : '';
  });
  return group;
}

function checkbox(value, text) {
  const input = element('input', { type: 'checkbox', value });
  const label = element(
    'label',
    { class: 'choice' },
    input,
    element('span', {}, element('code', {}, value), ' ', element('span', {}, text)),
  );
  return { input, label };
}
