import { useState, type ReactElement } from 'react';
import { FACE_PARTS } from '../../../session/card-faces.js';
import { useFields } from '../../../board-control/hooks/use-board.js';
import type { GroupName, SortKey, SortName } from '../../../filters/board-filter.js';
import { boardDisplayMessages, useBoardDisplayMessages } from '../../../texts/board-display-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { fieldSettingsMessages } from '../../../texts/field-settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Dialog } from '../../../ui/dialog/dialog.js';
import { part } from '../../../ui/part/part.js';
import { AnchoredPopover } from '../../../ui/popover/popover.js';
import { groupNames, isDescending, sortKeyOf, sortNames } from './display-names.js';
import styles from './display.module.css';
import { useControl, useDisplay } from '../../../board-control/hooks/use-control.js';
import { useBoardFaces, useFaces } from '../../../card-faces/use-faces.js';

const FieldSettings = part(async () => {
  const [{ FieldSettings: Settings }] = await Promise.all([
    import('../../../field-settings/field-settings.js'),
    fieldSettingsMessages.load(),
  ]);
  return Settings;
});

/** Rows, sort and the faces of the cards: a popover, on a phone a sheet. */
export function DisplayPanel({
  anchor,
  onClose,
}: {
  anchor: HTMLElement;
  onClose: () => void;
}): ReactElement {
  const { title } = useMessages().display;
  const [isPhone] = useState(() => matchMedia('(width < 768px)').matches);
  const [isOfFields, setOfFields] = useState(false);
  if (isOfFields) return <FieldSettings onClose={onClose} onMissing={onClose} />;
  const form = <DisplayForm onFields={() => setOfFields(true)} />;
  if (isPhone) {
    return (
      <Dialog title={title} onClose={onClose}>
        {form}
      </Dialog>
    );
  }
  return <AnchoredPopover title={title} anchor={anchor} onClose={onClose} content={() => form} />;
}

function DisplayForm({ onFields }: { onFields: () => void }): ReactElement {
  const texts = useBoardDisplayMessages();
  return (
    <div className={styles.form}>
      <Arrangement />
      <Density />
      <FaceParts />
      <Button onClick={onFields}>{texts.customFields}</Button>
    </div>
  );
}

/** In the address, so that the view is a link. */
function Arrangement(): ReactElement {
  const texts = useBoardDisplayMessages();
  const messages = useMessages().display;
  const { ports } = useControl();
  const fields = useFields();
  const { group, sort } = useDisplay();
  const key = sort === undefined ? '' : sortKeyOf(sort);
  const isDown = sort !== undefined && isDescending(sort);
  const sortBy = (chosen: string, isDescendingNow: boolean): void => {
    const name = chosen as SortKey;
    const next: SortName | undefined = chosen === '' ? undefined : isDescendingNow ? `-${name}` : name;
    ports.setDisplay({ sort: next });
  };
  return (
    <>
      <label className={styles.field}>
        {messages.group}
        <select
          value={group ?? ''}
          onChange={({ target }) =>
            ports.setDisplay({ group: (target.value || undefined) as GroupName | undefined })
          }
        >
          <Options empty={texts.noGroup} names={groupNames(fields, texts)} />
        </select>
      </label>
      <label className={styles.field}>
        {texts.sort}
        <select value={key} onChange={({ target }) => sortBy(target.value, isDown)}>
          <Options empty={texts.manual} names={sortNames(fields, texts)} />
        </select>
      </label>
      {sort !== undefined && (
        <label className={styles.field}>
          {texts.direction}
          <select
            value={isDown ? 'down' : 'up'}
            onChange={({ target }) => sortBy(key, target.value === 'down')}
          >
            <option value="up">{texts.ascending}</option>
            <option value="down">{texts.descending}</option>
          </select>
        </label>
      )}
    </>
  );
}

function Options({
  empty,
  names,
}: {
  empty: string;
  names: readonly (readonly [string, string])[];
}): ReactElement {
  return (
    <>
      <option value="">{empty}</option>
      {names.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </>
  );
}

function Density(): ReactElement {
  const texts = useBoardDisplayMessages();
  const faces = useBoardFaces();
  const { isCompact } = useFaces();
  return (
    <fieldset className={styles.group}>
      <legend>{texts.density}</legend>
      {[false, true].map((each) => (
        <label key={String(each)} className={styles.choice}>
          <input
            type="radio"
            name="density"
            checked={isCompact === each}
            onChange={() => faces.change({ isCompact: each })}
          />
          {each ? texts.compact : texts.normal}
        </label>
      ))}
    </fieldset>
  );
}

function FaceParts(): ReactElement {
  const texts = useBoardDisplayMessages();
  const faces = useBoardFaces();
  const { hidden, fields: shown } = useFaces();
  const fields = useFields();
  return (
    <fieldset className={styles.group}>
      <legend>{texts.onCards}</legend>
      {FACE_PARTS.map((part) => (
        <Check
          key={part}
          name={texts[part]}
          isChecked={!hidden.includes(part)}
          onChange={(isShown) =>
            faces.change({ hidden: isShown ? hidden.filter((each) => each !== part) : [...hidden, part] })
          }
        />
      ))}
      {fields.map(({ id, name }) => (
        <Check
          key={id}
          name={name}
          isChecked={shown.includes(id)}
          onChange={(isShown) =>
            faces.change({ fields: isShown ? [...shown, id] : shown.filter((each) => each !== id) })
          }
        />
      ))}
    </fieldset>
  );
}

function Check({
  name,
  isChecked,
  onChange,
}: {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}): ReactElement {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      <span dir="auto">{name}</span>
    </label>
  );
}

/** With its texts. */
export async function load(): Promise<typeof DisplayPanel> {
  await boardDisplayMessages.load();
  return DisplayPanel;
}
