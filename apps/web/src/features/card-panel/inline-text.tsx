import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface InlineTextProps {
  readonly label: string;
  readonly text: string;
  readonly className: string | undefined;
  /** Null restores the text. */
  readonly onEnd: (text: string | null, isByKey: boolean) => void;
}

const TEXT_MAX = 500;

/** A line of text that is edited in place: Enter and leaving it save, Escape restores. */
export function InlineText({ label, text, className, onEnd }: InlineTextProps): ReactElement {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLTextAreaElement>(null);
  // The removal of the field blurs it, after a key has already ended the editing.
  const isEnded = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const end = (ended: string | null, isByKey: boolean): void => {
    if (isEnded.current) return;
    isEnded.current = true;
    onEnd(ended, isByKey);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event) || !['Enter', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter' ? typed.trim() : null, true);
  };
  return (
    <textarea
      ref={input}
      aria-label={label}
      rows={1}
      maxLength={TEXT_MAX}
      className={className}
      style={{ resize: 'none' }}
      value={typed}
      onChange={({ target }) => setTyped(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      onKeyDown={onKeyDown}
      onBlur={() => end(typed.trim(), false)}
    />
  );
}
