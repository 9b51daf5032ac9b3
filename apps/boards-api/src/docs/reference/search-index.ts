import { addressOf, type ReferencePage } from './reference-page.js';

/** What the page's script searches: an entry an operation or event kind. */
export function searchIndex(pages: readonly ReferencePage[]): string {
  return JSON.stringify(
    pages.flatMap(({ slug, title: page, entries }) =>
      entries.map(({ id, title, address, words }) => ({
        title,
        address,
        url: `${addressOf(slug)}#${id}`,
        words: `${page} ${title} ${address} ${words}`.toLowerCase(),
      })),
    ),
  );
}
