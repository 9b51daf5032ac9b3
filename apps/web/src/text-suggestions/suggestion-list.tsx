import { useEffect, useId, useState, type ReactElement } from 'react';
import { useSuggestionMessages } from '../texts/suggestion-messages.js';
import { announce } from '../ui/announcer/announce.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { besideField } from './beside-field.js';
import type { Suggestion } from './suggested-options.js';
import type { SuggestionTrigger } from './suggestion-trigger.js';
import styles from './suggestions.module.css';
import type { SuggestingField, TextSuggestionsProps } from './suggesting-field.js';
import { useComboboxField, useListKeys } from './use-combobox-field.js';
import { useTrigger } from './use-trigger.js';

export interface SuggestionListProps {
  readonly field: TextSuggestionsProps['field'];
  /** The best entries for what is typed. */
  readonly optionsFor: (trigger: SuggestionTrigger) => readonly Suggestion[];
  /** Of the list behind `#`. */
  readonly numberTitle: string;
}

/**
 * A list beside a text field, which keeps the focus. The list has the keys of the field while it is open: arrows, Enter, Tab and
 * Escape.
 */
export function SuggestionList({
  field: { current: field },
  optionsFor,
  numberTitle,
}: SuggestionListProps): ReactElement | null {
  const messages = useSuggestionMessages();
  const id = useId();
  const { trigger, typed, leave, close } = useTrigger(field);
  const [chosen, setChosen] = useState({ typed, index: 0 });
  const options = trigger ? optionsFor(trigger) : [];
  const count = options.length;
  const isOpen = count > 0;
  const active = chosen.typed === typed ? Math.min(chosen.index, count - 1) : 0;
  const idOf = ({ key }: Suggestion): string => `${id}-${key.replace(' ', '-')}`;
  const choose = (option: Suggestion | undefined): void => {
    if (!field || !trigger || !option) return;
    write(field, trigger, option.text);
    leave();
  };
  useListKeys(
    field,
    isOpen
      ? {
          move: (step) => setChosen({ typed, index: (active + step + count) % count }),
          choose: () => choose(options[active]),
          close,
          leave,
        }
      : null,
  );
  const activeOption = options[active];
  useComboboxField(field, id, activeOption ? idOf(activeOption) : null);
  useEffect(() => {
    if (count > 0) announce(messages.found(count));
  }, [count, messages, trigger?.query]);

  if (!field || !trigger || !isOpen) return null;
  return (
    <div
      ref={(list) => besideField(list, field)}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={trigger.sign === '@' ? messages.people : numberTitle}
      className={styles.list}
    >
      {options.map((option, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/interactive-supports-focus -- The field has the focus and the keys.
        <div
          key={option.key}
          id={idOf(option)}
          ref={(item) => {
            if (index === active) item?.scrollIntoView({ block: 'nearest' });
          }}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // A press must not take the focus from the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          <Face option={option} />
        </div>
      ))}
    </div>
  );
}

function Face({ option }: { option: Suggestion }): ReactElement {
  const messages = useSuggestionMessages();
  const hint = option.isOutside ? messages.outside : option.isBoard ? messages.everyone : undefined;
  return (
    <>
      {option.memberId !== undefined && <Avatar memberId={option.memberId} name={option.name} isDecoration />}
      {option.number !== undefined && <span className={styles.number}>#{option.number}</span>}
      <span className={styles.name} dir="auto">
        {option.isBoard ? `@${option.name}` : option.name}
      </span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </>
  );
}

/** Writes in the place of what was typed, as typing would. */
function write(field: SuggestingField, { start, query }: SuggestionTrigger, text: string): void {
  const end = start + 1 + query.length;
  field.focus();
  field.setRangeText(field.value[end] === ' ' ? text : `${text} `, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
