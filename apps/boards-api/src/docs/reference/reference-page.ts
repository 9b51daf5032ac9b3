import { apiPrefix } from '@kiban/contracts';
import type { Html } from '@kiban/http-kit';

export const referencePath = `${apiPrefix}/docs`;

/** A section of a page, as the contents and the search show it. */
export interface PageEntry {
  id: string;
  title: string;
  /** Method and path, or the event kind. */
  address: string;
  /** Further words by which it is found. */
  words: string;
}

export interface ReferencePage {
  /** Last part of its address; empty for the overview. */
  slug: string;
  title: string;
  content: Html | readonly Html[];
  entries: readonly PageEntry[];
}

export const addressOf = (slug: string): string => (slug === '' ? referencePath : `${referencePath}/${slug}`);
