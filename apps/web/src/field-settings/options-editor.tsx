import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { limits } from '@kiban/client';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { Button } from '../ui/button/button.js';
import styles from './field-settings.module.css';
import { moved, nextColor, type EditedOption } from './option-list.js';

/** As the API has it. */
const LABEL_MAX = 100;
/** What an option without a colour shows in the field of the browser, which has no empty one. */
const NO_COLOR = '#cccccc';

export interface OptionsEditorProps {
  readonly options: readonly EditedOption[];
  readonly onChange: (options: readonly EditedOption[]) => void;
}

/** The options of a field in their order, each with its colour. */
export function OptionsEditor({ options, onChange }: OptionsEditorProps): ReactElement {
  const texts = useFieldSettingsMessages();
  const list = useRef<HTMLOListElement>(null);
  // The row that was added or moved gets the focus back.
  const [focused, setFocused] = useState<{ readonly key: string; readonly control: string } | null>(null);
  useEffect(() => {
    if (focused === null) return;
    const row = list.current?.querySelector(`[data-option="${focused.key}"]`);
    const control = row?.querySelector<HTMLElement>(`[data-control=${focused.control}]:enabled`);
    (control ?? row?.querySelector<HTMLElement>('[data-control=name]'))?.focus();
  }, [focused]);
  const change = (key: string, part: Partial<EditedOption>): void =>
    onChange(options.map((option) => (option.key === key ? { ...option, ...part } : option)));
  const add = (): void => {
    const key = crypto.randomUUID();
    onChange([...options, { key, label: '', color: nextColor(options) }]);
    setFocused({ key, control: 'name' });
  };
  const remove = (at: number): void => {
    const next = options.filter((_, index) => index !== at);
    onChange(next);
    const neighbour = next[Math.min(at, next.length - 1)];
    setFocused(neighbour ? { key: neighbour.key, control: 'remove' } : null);
  };
  return (
    <fieldset className={styles.options}>
      <legend>{texts.options}</legend>
      <ol ref={list} className={styles.list}>
        {options.map(({ key, label, color }, at) => {
          const named = label.trim() || texts.optionName(at + 1);
          const move = (step: -1 | 1): void => {
            onChange(moved(options, at, step));
            setFocused({ key, control: step < 0 ? 'up' : 'down' });
          };
          return (
            <li key={key} className={styles.option} data-option={key}>
              <input
                type="color"
                className={styles.color}
                aria-label={texts.optionColor(named)}
                value={color ?? NO_COLOR}
                onChange={({ target }) => change(key, { color: target.value })}
              />
              <input
                className={styles.label}
                aria-label={texts.optionName(at + 1)}
                data-control="name"
                value={label}
                maxLength={LABEL_MAX}
                onChange={({ target }) => change(key, { label: target.value })}
              />
              <Button
                kind="quiet"
                data-control="up"
                disabled={at === 0}
                aria-label={texts.optionUp(named)}
                onClick={() => move(-1)}
              >
                <ArrowUp size={14} aria-hidden />
              </Button>
              <Button
                kind="quiet"
                data-control="down"
                disabled={at === options.length - 1}
                aria-label={texts.optionDown(named)}
                onClick={() => move(1)}
              >
                <ArrowDown size={14} aria-hidden />
              </Button>
              <Button
                kind="quiet"
                data-control="remove"
                aria-label={texts.removeOption(named)}
                onClick={() => remove(at)}
              >
                <X size={14} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ol>
      {options.length < limits.optionsPerFieldMax && (
        <Button onClick={add}>
          <Plus size={14} aria-hidden />
          {texts.addOption}
        </Button>
      )}
    </fieldset>
  );
}
