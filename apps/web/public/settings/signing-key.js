import { button, element } from '/settings/element.js';

/** Shows a signing key, which the service never shows again, until the reader puts it away. */
export function signingKeyPanel(signingKey, note) {
  const copied = element('span', { role: 'status' });
  const copy = button('Copy', async () => {
    await navigator.clipboard.writeText(signingKey).then(
      () => (copied.textContent = 'Copied.'),
      () => (copied.textContent = 'The browser does not allow it; please select the key and copy it.'),
    );
  });
  const panel = element(
    'div',
    { class: 'key', role: 'group', 'aria-label': 'Signing key', tabindex: '-1' },
    element('p', {}, `This is the signing key. It is shown this once; keep it now. ${note}`),
    element('pre', {}, element('code', {}, signingKey)),
    element(
      'div',
      { class: 'actions' },
      copy,
      button('I have kept it', () => panel.remove()),
      copied,
    ),
  );
  return panel;
}
