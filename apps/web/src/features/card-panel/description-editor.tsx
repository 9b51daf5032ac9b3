import { limits } from '@kiban/client';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { MarkdownField } from '../../markdown-field/markdown-field.js';
import { LengthNote } from '../../ui/length-note/length-note.js';
import { TextSuggestions } from '../../text-suggestions/text-suggestions.js';
import { useCardPanelMessages } from '../../texts/card-panel-messages.js';
import { Button } from '../../ui/button/button.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import styles from './description.module.css';
import section from './section.module.css';
import { isComposing } from '../../ui/input-method/is-composing.js';

export interface DescriptionEditorProps {
  readonly text: string;
  /** The text that the editing began with. */
  readonly base: string;
  readonly canWrite: boolean;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Ctrl or ⌘ and Enter saves. Escape cancels, and asks first if the text was changed. */
export function DescriptionEditor(props: DescriptionEditorProps): ReactElement {
  const { text, base, canWrite, onChange, onSave, onCancel } = props;
  const messages = useCardPanelMessages();
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const canSave = canWrite && text.length <= limits.descriptionLengthMax;
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
    if (isComposing(event)) return;
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSave && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (!isSave) cancel();
    else if (canSave) onSave();
  };
  return (
    <div className={styles.editor}>
      <MarkdownField>
        <textarea
          ref={input}
          aria-label={messages.description}
          placeholder={messages.markdownHint}
          className={[section.area, styles.input].join(' ')}
          value={text}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
      </MarkdownField>
      <TextSuggestions field={input} text={text} />
      <div className={section.actions}>
        <Button kind="main" disabled={!canSave} onClick={onSave}>
          {messages.save}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          {messages.cancel}
        </Button>
        <span className={section.aside} role="status">
          {canWrite ? messages.markdownHint : messages.notWritable}
        </span>
        <LengthNote length={text.length} max={limits.descriptionLengthMax} />
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
