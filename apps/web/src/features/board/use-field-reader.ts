import { useEffect, useState } from 'react';
import { useFields } from '../../board-hooks/use-board.js';
import type { readFields } from './quick-add-fields.js';

type FieldReader = typeof readFields;

const asText: FieldReader = (text) => ({ rest: text, fields: {}, unfit: [] });

let loaded: FieldReader | null = null;

/** Reads the values of custom fields in a text. Null until its rules are loaded, which only a board with fields needs. */
export function useFieldReader(): FieldReader | null {
  const hasFields = useFields().length > 0;
  const [reader, setReader] = useState(() => loaded);
  useEffect(() => {
    if (!hasFields || loaded) return;
    import('./quick-add-fields.js').then(
      (rules) => {
        loaded = rules.readFields;
        setReader(() => rules.readFields);
      },
      // Values stay text, and a card can be made.
      () => setReader(() => asText),
    );
  }, [hasFields]);
  return hasFields ? reader : asText;
}
