import type { ReactElement } from 'react';
import { useLabels } from '../board-control/hooks/use-board.js';
import { useNewLabel } from '../board-control/hooks/use-new-label.js';
import { nextLabelColor } from '../pickers/label-color.js';
import { useMessages } from '../texts/messages.js';
import { useQuickAddMessages } from '../texts/quick-add-messages.js';
import { Button } from '../ui/button/button.js';
import type { UnknownWord } from './quick-add-text.js';
import styles from './quick-add.module.css';

export interface UnknownWordsProps {
  readonly id: string;
  readonly words: readonly UnknownWord[];
  /** A label is being created: its button is gone once the label is there. */
  readonly onCreate: () => void;
}

/** Which words stay in the title although they ask for a property; a missing label can be created. */
export function UnknownWords({ id, words, onCreate }: UnknownWordsProps): ReactElement {
  const texts = useQuickAddMessages();
  const { pickers } = useMessages();
  const labels = useLabels();
  const create = useNewLabel([], () => Promise.resolve());
  return (
    <ul id={id} className={styles.unfit}>
      {words.map(({ kind, name }, index) => (
        <li key={`${index} ${kind}`}>
          {texts.unknown[kind](name)}
          {kind === 'label' && (
            <Button
              kind="quiet"
              onClick={() => {
                create(name, nextLabelColor(labels));
                onCreate();
              }}
            >
              {pickers.createLabel(name)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
