import type { RefObject } from 'react';

export type SuggestingField = HTMLTextAreaElement | HTMLInputElement;

export interface TextSuggestionsProps {
  /** The field that the suggestions are for; they follow its keys and write into it. */
  readonly field: RefObject<SuggestingField | null>;
  /** What is typed. */
  readonly text: string;
  /** The title of a new card, where `@` assigns and `#` labels. */
  readonly isTitle?: boolean;
}
