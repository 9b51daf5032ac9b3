import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useMessages } from '../../texts/messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import styles from './description.module.css';
import section from './section.module.css';

/** As the API limits it. */
const DESCRIPTION_MAX = 50_000;

export interface DescriptionEditorProps {
  readonly text: string;
  /** The text that the editing began with. */
  readonly base: string;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Ctrl or ⌘ and Enter saves. Escape cancels, and asks first if the text was changed. */
export function DescriptionEditor(props: DescriptionEditorProps): ReactElement {
  const { text, base, onChange, onSave, onCancel } = props;
  const messages = useMessages().cardPanel;
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.length > DESCRIPTION_MAX;
  useEffect(() => {
    const field = input.current;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const cancel = (): void => {
    if (text === base) onCancel();
    else setAsking(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSave) cancel();
    else if (!isTooLong) onSave();
  };
  return (
    <div className={styles.editor}>
      <textarea
        ref={input}
        aria-label={messages.description}
        placeholder={messages.markdownHint}
        className={[section.area, styles.input].join(' ')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={section.actions}>
        <Button kind="main" disabled={isTooLong} onClick={onSave}>
          {messages.save}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {messages.cancel}
        </Button>
        <span className={section.aside} role="status">
          {isTooLong ? messages.characters(text.length, DESCRIPTION_MAX) : messages.markdownHint}
        </span>
      </div>
      {isAsking && (
        <Dialog title={messages.discardTitle} onClose={() => setAsking(false)}>
          <p>{messages.discardHint}</p>
          <div className={section.actions}>
            <Button kind="main" onClick={() => setAsking(false)}>
              {messages.goOn}
            </Button>
            <Button kind="danger" onClick={onCancel}>
              {messages.discard}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
