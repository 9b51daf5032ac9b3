import { useEffect, useRef, useState, type ReactElement } from 'react';
import { isComposing } from '../input-method/is-composing.js';

/** Long enough that a word is typed with few requests, and short enough to feel immediate. */
const TYPING_MS = 200;

export interface TypedFieldProps {
  readonly label: string;
  /** As it stands in the address. */
  readonly value: string;
  readonly lengthMax: number;
  /** Has the focus when the page opens. */
  readonly isFirst?: boolean;
  readonly className: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A field of the search that takes effect while it is typed. Arrow down leads from it to the first row. */
export function TypedField(props: TypedFieldProps): ReactElement {
  const { label, value, lengthMax, isFirst = false, className, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  /** What the address has because of this field; anything else came from a link. */
  const sent = useRef(value);
  const send = useRef(onChange);
  useEffect(() => {
    send.current = onChange;
  });
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return undefined;
    const timer = setTimeout(() => {
      sent.current = text;
      send.current(text);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      ref={input}
      type="search"
      className={className}
      aria-label={label}
      placeholder={label}
      maxLength={lengthMax}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || isComposing(event)) return;
        event.preventDefault();
        document.querySelector<HTMLElement>('[data-row-link]')?.focus();
      }}
    />
  );
}
