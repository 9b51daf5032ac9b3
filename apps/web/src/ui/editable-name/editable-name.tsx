import { useEffect, useRef, type ReactElement } from 'react';
import styles from './editable-name.module.css';
import { isComposing } from '../input-method/is-composing.js';

const NAME_MAX = 500;

export interface EditableNameProps {
  readonly label: string;
  readonly name: string;
  /** Characters; by default those of the name of a board or list. */
  readonly max?: number;
  readonly className?: string | undefined;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** A name while it is edited in its place: Enter or leaving saves, Escape keeps the old one. */
export function EditableName({
  label,
  name,
  max = NAME_MAX,
  className,
  onSave,
  onClose,
}: EditableNameProps): ReactElement {
  const field = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (saves: boolean): void => {
    if (isDone.current) return;
    isDone.current = true;
    const next = field.current?.value.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (saves && next !== '' && next !== name) onSave(next);
    onClose();
  };
  return (
    <textarea
      ref={field}
      rows={1}
      className={[styles.field, className].join(' ')}
      aria-label={label}
      defaultValue={name}
      maxLength={max}
      data-no-drag
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (isComposing(event)) return;
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        end(event.key === 'Enter');
      }}
    />
  );
}
