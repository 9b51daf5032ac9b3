import { useRef, useState, type ReactElement } from 'react';
import { useDraft } from '../../drafts/use-draft.js';
import { PastedLines } from '../../pasted-lines/pasted-lines.js';
import { pastedTitles } from '../../pasted-lines/pasted-titles.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { useMessages } from '../../texts/messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { Button } from '../../ui/button/button.js';
import styles from './checklist.module.css';

const ITEM_MAX = 500;

export interface AddItemProps {
  readonly cardId: number;
  readonly onAdd: (text: string) => void;
}

/** The field for new items. Several pasted lines become as many items. */
export function AddItem({ cardId, onAdd }: AddItemProps): ReactElement {
  const messages = useMessages();
  const shown = useCardPanelMessages();
  const [draft, setDraft] = useDraft(`card.${cardId}.item`);
  const [pasted, setPasted] = useState<readonly string[] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const text = draft?.text ?? '';
  const setText = (typed: string): void => setDraft(typed === '' ? null : { text: typed, base: null });
  const endPaste = (next: string): void => {
    setText(next);
    setPasted(null);
    field.current?.focus();
  };
  const addAll = (lines: readonly string[]): void => {
    for (const line of lines) onAdd(line);
    announce(shown.addedItems(lines.length));
    endPaste(text);
  };
  const asOne = pasted === null ? '' : `${text}${pasted.join(' ')}`;
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onAdd(text.trim());
        setText('');
      }}
    >
      <input
        ref={field}
        aria-label={shown.addItem}
        placeholder={shown.addItem}
        maxLength={ITEM_MAX}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const lines = pastedTitles(event.clipboardData.getData('text/plain'));
          if (lines.length < 2) return;
          event.preventDefault();
          setPasted(lines);
        }}
      />
      {pasted === null && text.trim() !== '' && <Button type="submit">{messages.board.add}</Button>}
      {pasted !== null && (
        <PastedLines
          lines={pasted}
          asOne={asOne}
          max={ITEM_MAX}
          texts={{ asMany: shown.pasteAsItems(pasted.length), asOne: shown.pasteAsOneItem }}
          onMany={() => addAll(pasted)}
          onOne={() => endPaste(asOne)}
          onNone={() => endPaste(text)}
        />
      )}
    </form>
  );
}
