import { useEffect, type ReactElement } from 'react';
import { isComposing } from '../ui/input-method/is-composing.js';
import { part } from '../ui/part/part.js';
import { composingFields } from './composing-fields.js';
import type { TextSuggestionsProps } from './suggesting-field.js';

const Suggesting = part(() => import('./suggesting.js').then((loaded) => loaded.load()));

/** Offers people behind `@` and cards behind `#`, and names the mentioned people who do not see the board. Loaded with the first sign. */
export function TextSuggestions(props: TextSuggestionsProps): ReactElement | null {
  useEffect(() => {
    const { current } = props.field;
    const note = (event: Event): void => {
      if (!current) return;
      if (event instanceof InputEvent && isComposing(event)) composingFields.add(current);
      else composingFields.delete(current);
    };
    current?.addEventListener('input', note);
    // The last input of a composition is still a part of it.
    current?.addEventListener('compositionend', note);
    return () => {
      current?.removeEventListener('input', note);
      current?.removeEventListener('compositionend', note);
    };
  }, [props.field]);
  return /[@#]/.test(props.text) ? <Suggesting {...props} /> : null;
}
