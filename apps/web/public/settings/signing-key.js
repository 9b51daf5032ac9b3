import { button, element } from '/settings/element.js';

/** Shows a signing key, which the service shows only once, until the reader closes the panel. */
export function signingKeyPanel(signingKey, note) {
  const copied = element('span', { role: 'status' });
  const copy = button('Copy', async () => {
    await navigator.clipboard.writeText(signingKey).then(
      () => (copied.textContent = 'Copied.'),
      () => (copied.textContent = 'The browser blocked copying. Select the key and copy it.'),
    );
  });
  const panel = element(
    'div',
    { class: 'key', role: 'group', 'aria-label': 'Signing key', tabindex: '-1' },
    element('p', {}, `Copy the signing key now. It is shown only once. ${note}`),
    element('pre', {}, element('code', {}, signingKey)),
    element(
      'div',
      { class: 'actions' },
      copy,
      button('Done', () => panel.remove()),
      copied,
    ),
  );
  return panel;
}
