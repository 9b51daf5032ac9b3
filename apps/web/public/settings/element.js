/**
 * Creates an element. Children are elements or text. Text is never parsed as markup, so foreign text is safe. Children
 * that are null or false are omitted.
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (value !== false && value !== null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== null && child !== false));
  return made;
}

/** A button that runs `action` and is disabled until it ends. `about` distinguishes it from others of the same name. */
export function button(label, action, { about, className = 'plain' } = {}) {
  const made = element('button', { type: 'button', class: className }, label);
  if (about) made.append(element('span', { class: 'unseen' }, ` ${about}`));
  made.addEventListener('click', async () => {
    if (made.ariaBusy === 'true') return;
    made.ariaBusy = 'true';
    try {
      await action();
    } finally {
      made.ariaBusy = 'false';
    }
  });
  return made;
}

/** A list of names and values; a row whose value is null is omitted. */
export function facts(...rows) {
  const shown = rows.filter(([, value]) => value !== null);
  return element(
    'dl',
    {},
    ...shown.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );
}
