import { X } from 'lucide-react';
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  readonly icon: ReactNode;
  readonly text: string;
  /** Accessible name of the button that removes it. */
  readonly remove: string;
  readonly removeRef?: Ref<HTMLButtonElement> | undefined;
  readonly onRemove: (event: MouseEvent) => void;
  /** Makes the text a button. */
  readonly onOpen?: (() => void) | undefined;
}

/** Something that the address says about a board, with a way to remove it. */
export function Chip({ icon, text, remove, removeRef, onRemove, onOpen }: ChipProps): ReactElement {
  return (
    <span className={styles.chip}>
      {icon}
      {onOpen ? (
        <button type="button" className={styles.chipButton} aria-haspopup="dialog" onClick={onOpen}>
          {text}
        </button>
      ) : (
        <span className={styles.chipText}>{text}</span>
      )}
      <button ref={removeRef} type="button" className={styles.remove} aria-label={remove} onClick={onRemove}>
        <X size={14} aria-hidden />
      </button>
    </span>
  );
}
