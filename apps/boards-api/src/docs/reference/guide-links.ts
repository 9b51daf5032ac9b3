import { html, type Html } from '@kiban/http-kit';
import type { Operation } from './open-api.js';

/** The guide to what a parameter does, by its name. */
const GUIDES: Readonly<Record<string, { slug: string; title: string }>> = {
  'Idempotency-Key': { slug: 'idempotency-and-retries', title: 'Idempotency and retries' },
  'If-Match': { slug: 'concurrency', title: 'Concurrency' },
  cursor: { slug: 'paging', title: 'Paging' },
};

/** Guides to what an operation takes, beside those of its page. */
export function guideLinks({ parameters = [] }: Operation): Html | null {
  const guides = parameters.flatMap(({ name }) => GUIDES[name] ?? []);
  if (guides.length === 0) return null;
  return html`<p class="note">
    Guides:
    ${guides.map(({ slug, title }, index) => html`${index > 0 && ' · '}<a href="/docs/${slug}">${title}</a>`)}
  </p>`;
}
