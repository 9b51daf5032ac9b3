import { useEffect, useState } from 'react';
import type { readNewCard } from './new-card-text.js';

type NewCardReader = typeof readNewCard;

const asTitle: NewCardReader = (text) => ({
  title: text.trim(),
  assignees: [],
  labels: [],
  unknown: [],
  fields: {},
  unfit: [],
});

let loaded: NewCardReader | null = null;

/** Reads what the text of a new card sets. Null until its rules are loaded: no board needs them before a card is added. */
export function useNewCardReader(): NewCardReader | null {
  const [reader, setReader] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    import('./new-card-text.js').then(
      (rules) => {
        loaded = rules.readNewCard;
        setReader(() => rules.readNewCard);
      },
      // The text stays a title, and a card can be made.
      () => setReader(() => asTitle),
    );
  }, []);
  return reader;
}
