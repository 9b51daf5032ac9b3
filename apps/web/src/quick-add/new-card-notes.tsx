import type { ReactElement } from 'react';
import type { NewCardText } from './new-card-text.js';
import { UnfitValues } from './unfit-values.js';
import { UnknownWords } from './unknown-words.js';

export interface NewCardNotesProps {
  readonly listId: number;
  readonly read: NewCardText;
  readonly onCreate: () => void;
}

/** What of a typed title stays in it although it looks like a value, a label or a member. */
export function NewCardNotes({ listId, read, onCreate }: NewCardNotesProps): ReactElement {
  const { unfit, unknown } = read;
  return (
    <>
      {unfit.length > 0 && <UnfitValues id={`quick-add-unfit-${listId}`} values={unfit} />}
      {unknown.length > 0 && (
        <UnknownWords id={`quick-add-unknown-${listId}`} words={unknown} onCreate={onCreate} />
      )}
    </>
  );
}
