import { element } from '/settings/element.js';

let shown = 0;

/** Foreign text, unchanged. @param missing shown if the text is null (not if it is empty) */
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

/** Long text scrolls; it is focusable, so that keyboard users can scroll it. */
export function scrolled(text, label) {
  return element('pre', { tabindex: '0', role: 'region', ...label }, element('code', {}, text));
}
