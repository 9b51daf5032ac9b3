/**
 * Makes an element. Children are elements or text; text goes in as text, so that what came from elsewhere is never read
 * as markup. Children that are null or false are left out.
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

/** A button that does `action`, and cannot be pressed again meanwhile. `about` tells it from others of the same name. */
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

/** Names and what they stand for; a row whose value is null is left out. */
export function facts(...rows) {
  const shown = rows.filter(([, value]) => value !== null);
  return element(
    'dl',
    {},
    ...shown.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, value)]),
  );
}
