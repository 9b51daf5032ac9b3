import { element } from '/settings/element.js';

let shown = 0;

/** Text that came from elsewhere, as it came. @param missing what is said where there is no text: null, not empty */
export function verbatim(title, text, missing) {
  if (text === null) return element('p', { class: 'soft' }, `${title}: ${missing}`);
  if (text === '') return element('p', { class: 'soft' }, `${title}: empty.`);
  const id = `verbatim-${(shown += 1)}`;
  return element(
    'figure',
    {},
    element('figcaption', { id }, title),
    scrolled(text, { 'aria-labelledby': id }),
  );
}

/** The text alone, which scrolls when it is long; the focus lets somebody without a mouse scroll it. */
export function scrolled(text, label) {
  return element('pre', { tabindex: '0', role: 'region', ...label }, element('code', {}, text));
}
