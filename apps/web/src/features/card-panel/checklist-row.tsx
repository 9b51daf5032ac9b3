import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import type { ChecklistItem } from '../../card-history/card-details.js';
import styles from './checklist.module.css';
import { LinkedText, withoutLinks } from '../../markdown/linked-text.js';
import { InlineText } from './inline-text.js';
import { ItemMenu } from './item-menu.js';

export interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly index: number;
  readonly count: number;
  readonly canWrite: boolean;
  readonly onChange: (change: { text?: string; done?: boolean }) => void;
  readonly onRemove: () => void;
  /** Moves the item to another index; one that does not exist changes nothing. */
  readonly onMove: (to: number) => void;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export function ChecklistRow(props: ChecklistRowProps): ReactElement {
  const { item, index, count, canWrite, onChange, onRemove, onMove } = props;
  const messages = useCardPanelMessages();
  const [isRenaming, setRenaming] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  // An item without an id is being created.
  const isNew = item.id < 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    if (step === undefined || !canWrite || isNew) return;
    event.preventDefault();
    event.stopPropagation();
    const { activeElement } = document;
    onMove(index + step);
    // An element that moves in the document loses the focus.
    requestAnimationFrame(() => activeElement instanceof HTMLElement && activeElement.focus());
  };
  const remove = (): void => {
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    onRemove();
    next?.querySelector<HTMLElement>('input')?.focus();
  };
  const shown = withoutLinks(item.text);
  const look = [styles.text, item.done ? styles.done : ''].join(' ');
  return (
    <li ref={row} className={styles.item} data-id={item.id}>
      {canWrite && !isNew && count > 1 && (
        <ItemMenu text={shown} index={index} count={count} onMove={onMove} />
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={shown}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          checked={item.done}
          disabled={!canWrite || isNew}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange({ done: target.checked })}
        />
      </label>
      {isRenaming ? (
        <InlineText
          label={messages.itemText}
          text={item.text}
          className={styles.input}
          onEnd={(text, isByKey) => {
            setRenaming(false);
            if (text !== null && text !== '' && text !== item.text) onChange({ text });
            if (isByKey) requestAnimationFrame(() => name.current?.focus());
          }}
        />
      ) : canWrite && !isNew ? (
        <button
          ref={name}
          type="button"
          className={look}
          dir="auto"
          title={messages.renameItem(shown)}
          onKeyDown={onKeyDown}
          onClick={() => setRenaming(true)}
        >
          <LinkedText text={item.text} />
        </button>
      ) : (
        <span className={look} dir="auto">
          <LinkedText text={item.text} />
        </span>
      )}
      {canWrite && !isNew && (
        <button
          type="button"
          className={styles.remove}
          aria-label={messages.deleteItem(shown)}
          onClick={remove}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </li>
  );
}
