import { html, type Html } from '@kiban/http-kit';

/** Paragraphs of a description, with the code in its backticks; the document uses no other markup. */
export function prose(text: string): Html[] {
  return text.split(/\n{2,}/).map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** A description inside another element. */
export function inline(text: string): (Html | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}
