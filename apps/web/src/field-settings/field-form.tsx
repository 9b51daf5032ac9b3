import { useState, type ReactElement } from 'react';
import type { CustomField } from '../board-model/entities.js';
import { useFieldSettingsMessages } from '../texts/field-settings-messages.js';
import { useMessages } from '../texts/messages.js';
import { Button } from '../ui/button/button.js';
import { Fault } from '../ui/fault/fault.js';
import { TextField } from '../ui/text-field/text-field.js';
import styles from './field-settings.module.css';
import { bodyOf, removedNames, type EditedOption } from './option-list.js';
import { OptionsEditor } from './options-editor.js';
import { useFieldChange } from './use-field-change.js';

/** As the API has it. */
const NAME_MAX = 100;
const TYPES = ['text', 'number', 'checkbox', 'date', 'select', 'multi_select', 'member', 'url'] as const;

type FieldType = CustomField['type'];

const hasOptions = (type: FieldType): boolean => type === 'select' || type === 'multi_select';

const editedOptions = (field: CustomField | null): readonly EditedOption[] =>
  (field?.options ?? []).map((option) => ({ ...option, key: String(option.id) }));

/** Makes a field, or changes its name and options. The type of a field stays. */
export function FieldForm({
  field,
  onDone,
}: {
  field: CustomField | null;
  onDone: () => void;
}): ReactElement {
  const messages = useMessages();
  const texts = useFieldSettingsMessages();
  const [name, setName] = useState(field?.name ?? '');
  const [type, setType] = useState<FieldType>(field?.type ?? 'text');
  const [options, setOptions] = useState(() => editedOptions(field));
  // One key for these values: a repeated request makes no second field.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const changed = (apply: () => void): void => {
    apply();
    setKey(crypto.randomUUID());
  };
  const change = useFieldChange();
  const removed = field ? removedNames(field.options, options) : [];
  const save = (): void => {
    if (name.trim() === '' || change.isPending) return;
    const body = { name: name.trim(), ...(hasOptions(type) ? { options: bodyOf(options) } : {}) };
    change.mutate(
      field ? { kind: 'update', field, body } : { kind: 'create', key, body: { ...body, type } },
      { onSuccess: onDone },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={texts.name}
        value={name}
        maxLength={NAME_MAX}
        takesFocus
        onChange={(value) => changed(() => setName(value))}
      />
      {field === null && (
        <label className={styles.choice}>
          {texts.type}
          <select value={type} onChange={({ target }) => changed(() => setType(target.value as FieldType))}>
            {TYPES.map((each) => (
              <option key={each} value={each}>
                {texts.types[each]}
              </option>
            ))}
          </select>
          <span className={styles.hint}>{texts.typeStays}</span>
        </label>
      )}
      {hasOptions(type) && (
        <OptionsEditor options={options} onChange={(next) => changed(() => setOptions(next))} />
      )}
      {removed.length > 0 && <p className={styles.warning}>{texts.removed(removed.join(', '))}</p>}
      <Fault error={change.error} />
      <div className={styles.buttons}>
        <Button onClick={onDone}>{messages.cancel}</Button>
        <Button kind="main" type="submit" disabled={name.trim() === '' || change.isPending}>
          {change.isPending ? texts.saving : field ? texts.save : texts.add}
        </Button>
      </div>
    </form>
  );
}
