/** Markup that is safe to send: created by `html`, which escapes all values. */
export class Html {
  constructor(readonly text: string) {}
}

type Insertable = Html | string | number | false | null | undefined | readonly Insertable[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
}

/**
 * Markup with values. Texts are escaped, markup of `html` is inserted unchanged, and undefined or null adds nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Insertable[]): Html {
  return new Html(
    strings.reduce((text, part, index) => text + (index === 0 ? '' : render(values[index - 1])) + part, ''),
  );
}

function render(value: Insertable): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}
