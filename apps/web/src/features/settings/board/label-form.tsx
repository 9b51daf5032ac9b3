import { useState, type ReactElement, type ReactNode } from 'react';
import type { Label } from '../../../board-model/entities.js';
import { LABEL_COLORS } from '../../../pickers/label-color.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { LabelChip } from '../../../ui/label-chip/label-chip.js';
import parts from '../../../page-parts/parts.module.css';
import type { Action } from '../../../page-parts/use-action.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import styles from '../../../board-administration/board-settings.module.css';
import { Conflict } from './conflict.js';
import { useLabelWrites } from '../../../board-administration/use-board-writes.js';

/** As the API has it. */
const NAME_MAX = 100;

export type EditedLabel = Pick<Label, 'name' | 'color'>;

export interface LabelFormProps {
  readonly first: EditedLabel;
  readonly button: string;
  readonly action: Action;
  readonly onSave: (edited: EditedLabel) => void;
  readonly onCancel: () => void;
  readonly children?: (edited: EditedLabel) => ReactNode;
}

/** Name and color of a label. */
export function LabelForm(props: LabelFormProps): ReactElement {
  const { first, button, action, onSave, onCancel, children } = props;
  const messages = useMessages();
  const texts = useBoardSettingsMessages();
  const [name, setName] = useState(first.name);
  const [color, setColor] = useState(first.color);
  const edited = { name: name.trim(), color };
  return (
    <form
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (edited.name !== '') onSave(edited);
      }}
    >
      <div className={parts.field}>
        <label>
          {texts.labelName}
          <input
            ref={focusOnce}
            value={name}
            maxLength={NAME_MAX}
            required
            dir="auto"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      </div>
      <ColorChoice color={color} onChange={setColor} />
      {children?.(edited)}
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button kind="main" type="submit" disabled={edited.name === '' || action.isRunning}>
          {button}
        </Button>
        <Button onClick={onCancel}>{messages.cancel}</Button>
      </div>
    </form>
  );
}

/** The field for which the form was opened. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

function ColorChoice({
  color,
  onChange,
}: {
  color: string;
  onChange: (color: string) => void;
}): ReactElement {
  const texts = useBoardSettingsMessages();
  return (
    <fieldset className={styles.swatches}>
      <legend>{texts.labelColor}</legend>
      {LABEL_COLORS.map((each) => (
        <label
          key={each}
          className={styles.swatch}
          style={{ background: each }}
          title={texts.colorNames[each]}
        >
          <input
            type="radio"
            name="color"
            aria-label={texts.colorNames[each]}
            checked={color.toLowerCase() === each}
            onChange={() => onChange(each)}
          />
        </label>
      ))}
      <label className={styles.ownColor}>
        <input type="color" value={color} onChange={({ target }) => onChange(target.value)} />
        {texts.ownColor}
      </label>
    </fieldset>
  );
}

/** Changes a label that the person saw; what someone else saved since is shown, and not overwritten. */
export function EditLabel({ label, onDone }: { label: Label; onDone: () => void }): ReactElement {
  const texts = useBoardSettingsMessages();
  const writes = useLabelWrites();
  const action = useRightsAction(onDone);
  const [base] = useState(label);
  const [theirs, setTheirs] = useState<Label | null>(null);
  const save = (on: Label, { name, color }: EditedLabel): void =>
    action.run(async () => {
      const change = { ...(name !== on.name && { name }), ...(color !== on.color && { color }) };
      const saved = Object.keys(change).length === 0 ? null : await writes.save(on, change);
      if (saved?.kind === 'conflict') return setTheirs(saved.theirs);
      announce(texts.saved);
      onDone();
    });
  return (
    <LabelForm
      first={base}
      button={texts.save}
      action={action}
      onSave={(edited) => save(base, edited)}
      onCancel={onDone}
    >
      {(edited) =>
        theirs && (
          <Conflict title={texts.changedLabel} onTheirs={onDone} onMine={() => save(theirs, edited)}>
            <p>
              <LabelChip name={theirs.name} color={theirs.color} />
            </p>
          </Conflict>
        )
      }
    </LabelForm>
  );
}
