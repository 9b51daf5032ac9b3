import { useEffect, type ReactElement, type RefObject } from 'react';
import { part } from '../ui/part/part.js';
import { composingFields } from './composing-fields.js';
import { suggestionMessages } from '../texts/suggestion-messages.js';

export type SuggestingField = HTMLTextAreaElement | HTMLInputElement;

export interface TextSuggestionsProps {
  /** The field that the suggestions are for; they follow its keys and write into it. */
  readonly field: RefObject<SuggestingField | null>;
  /** What is typed. */
  readonly text: string;
  /** The title of a new card, where `@` assigns and `#` labels. */
  readonly isTitle?: boolean;
}

const Suggesting = part(async () => {
  const loading = import('./suggesting.js').then((loaded) => loaded.Suggesting);
  const [suggesting] = await Promise.all([loading, suggestionMessages.load()]);
  return suggesting;
});

/** Offers people behind `@` and cards behind `#`, and names the mentioned people who do not see the board. Loaded with the first sign. */
export function TextSuggestions(props: TextSuggestionsProps): ReactElement | null {
  useEffect(() => {
    const { current } = props.field;
    const note = (event: Event): void => {
      if (!current) return;
      if (event instanceof InputEvent && event.isComposing) composingFields.add(current);
      else composingFields.delete(current);
    };
    current?.addEventListener('input', note);
    return () => current?.removeEventListener('input', note);
  }, [props.field]);
  return /[@#]/.test(props.text) ? <Suggesting {...props} /> : null;
}
