import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react/combobox';
import { Check } from 'lucide-react';
import { createContext, use, useState, type ReactElement, type ReactNode } from 'react';
import { useMessages } from '../texts/messages.js';
import { matchingOptions } from './matching-options.js';
import styles from './pickers.module.css';
import { useFocusOnMount } from '../ui/focus/use-focus-on-mount.js';
import { keepComposition } from '../ui/input-method/is-composing.js';

export interface PickerOption {
  readonly id: number;
  readonly name: string;
  readonly icon?: ReactNode;
  /** Shown after the name. */
  readonly hint?: string | undefined;
}

export interface OptionPickerProps {
  /** Accessible name, such as “Labels”. */
  readonly title: string;
  readonly options: readonly PickerOption[];
  readonly chosen: readonly number[];
  readonly onChoose: (id: number, isChosen: boolean) => void;
  /** One option at most: choosing another replaces it. */
  readonly isSingle?: boolean;
  /** The options are found elsewhere for the typed text, so they are all shown. */
  readonly onType?: (text: string) => void;
  /** Offers to create an option with the typed name when none has it. */
  readonly creation?: { readonly title: (name: string) => string; readonly run: (name: string) => void };
}

/** More options are found by typing. */
const SHOWN_MAX = 100;

/** What was typed to open a picker: its text field begins with it. */
export const FirstTyped = createContext('');

/** A text field that filters a list of options: arrows and Enter, or the mouse. */
export function OptionPicker(props: OptionPickerProps): ReactElement {
  const { title, options, chosen, onChoose, isSingle = false, onType, creation } = props;
  const messages = useMessages().pickers;
  const first = use(FirstTyped);
  const [text, setText] = useState(first);
  // A picker may replace another one in an open popover.
  const input = useFocusOnMount<HTMLInputElement>();
  const found = onType ? options : matchingOptions(options, text);
  const name = text.trim();
  const isNew = name !== '' && !options.some((option) => option.name === name);
  return (
    <ComboboxProvider
      open
      inputValue={text}
      setInputValue={(typed) => {
        setText(typed);
        onType?.(typed);
      }}
      selectedValue={isSingle ? String(chosen[0] ?? '') : chosen.map(String)}
    >
      <div className={styles.picker}>
        <Combobox
          ref={input}
          autoSelect="always"
          onKeyDownCapture={keepComposition}
          aria-label={title}
          placeholder={messages.filter}
          className={styles.input}
        />
        <ComboboxList alwaysVisible aria-label={title} className={styles.list}>
          {found.slice(0, SHOWN_MAX).map((option) => (
            <Option
              key={option.id}
              option={option}
              isChosen={chosen.includes(option.id)}
              onChoose={(isChosen) => onChoose(option.id, isChosen)}
            />
          ))}
          {creation && isNew && (
            <ComboboxItem
              focusOnHover
              hideOnClick={false}
              setValueOnClick={false}
              className={styles.option}
              onClick={() => {
                creation.run(name);
                setText('');
              }}
            >
              {creation.title(name)}
            </ComboboxItem>
          )}
        </ComboboxList>
        {found.length > SHOWN_MAX && (
          <p className={styles.none}>{messages.moreOptions(found.length - SHOWN_MAX)}</p>
        )}
        <p
          role="status"
          className={found.length === 0 && !(creation && isNew) ? styles.none : 'visually-hidden'}
        >
          {found.length === 0 ? messages.nothingFound : ''}
        </p>
      </div>
    </ComboboxProvider>
  );
}

function Option({
  option,
  isChosen,
  onChoose,
}: {
  option: PickerOption;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}): ReactElement {
  return (
    <ComboboxItem
      // The store selects by value; what is chosen is decided by the owner of the picker.
      value={String(option.id)}
      focusOnHover
      hideOnClick={false}
      setValueOnClick={false}
      selectValueOnClick={false}
      className={styles.option}
      onClick={() => onChoose(!isChosen)}
    >
      {option.icon}
      <span className={styles.name} dir="auto">
        {option.name}
      </span>
      {option.hint && <span className={styles.hint}>{option.hint}</span>}
      {isChosen && <Check size={16} aria-hidden className={styles.check} />}
    </ComboboxItem>
  );
}
