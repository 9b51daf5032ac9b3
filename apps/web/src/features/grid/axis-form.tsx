import { limits } from '@kiban/client';
import { useId, useState, type ReactElement } from 'react';
import type { Axis, AxisTexts, Weekday } from '../../board-model/entities.js';
import { useControl } from '../../board-control/hooks/use-control.js';
import { slotText, WEEKDAYS, weekdayName } from '../../texts/slots.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { useMessages } from '../../texts/messages.js';
import { announce } from '../../ui/announcer/announce.js';
import { Button } from '../../ui/button/button.js';
import { TextField } from '../../ui/text-field/text-field.js';
import dialogStyles from '../../page-parts/dialogs.module.css';
import styles from './axis-form.module.css';
import { useGrid } from './use-grid.js';

interface AxisFormProps {
  readonly axis: Axis;
  readonly start: AxisTexts;
  readonly submit: string;
  /** @returns whether the form begins again, for the next one */
  readonly onSave: (texts: AxisTexts) => boolean;
  readonly onClose: () => void;
}

/** Name of a column or row; in a timetable, its day or its times as well, which also name it. */
export function AxisForm({ axis, start, submit, onSave, onClose }: AxisFormProps): ReactElement {
  const texts = useGridMessages();
  const messages = useMessages();
  const { kind } = useGrid();
  const isSlot = kind === 'timetable';
  const [values, setValues] = useState(start);
  const [hasFault, setFault] = useState(false);
  const fault = useId();
  const change = (part: Partial<AxisTexts>): void => setValues((known) => ({ ...known, ...part }));
  const name = values.name.trim() || (slotText(values) ?? '');
  const missing = !isSlot ? texts.needsName : axis === 'column' ? texts.needsDay : texts.needsTime;
  return (
    <form
      className={styles.form}
      aria-describedby={hasFault ? fault : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        setFault(name === '');
        if (name !== '' && onSave({ ...values, name })) setValues(start);
      }}
    >
      <TextField
        label={texts.nameOf[axis]}
        value={values.name}
        maxLength={limits.nameLengthMax}
        onChange={(next) => change({ name: next })}
        takesFocus
      />
      {isSlot && axis === 'column' && <DayFields values={values} onChange={change} />}
      {isSlot && axis === 'row' && <TimeFields values={values} onChange={change} />}
      <p id={fault} role="alert" className={hasFault && name === '' ? styles.fault : 'visually-hidden'}>
        {hasFault && name === '' ? missing : ''}
      </p>
      <div className={dialogStyles.buttons}>
        <Button kind="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button kind="main" type="submit">
          {submit}
        </Button>
      </div>
    </form>
  );
}

interface PartProps {
  readonly values: AxisTexts;
  readonly onChange: (part: Partial<AxisTexts>) => void;
}

function DayFields({ values: { weekday, date }, onChange }: PartProps): ReactElement {
  const texts = useGridMessages();
  const chosen = date != null ? 'date' : (weekday ?? '');
  const choose = (value: string): void =>
    onChange({
      weekday: value === '' || value === 'date' ? null : (value as Weekday),
      date: value === 'date' ? '' : null,
    });
  return (
    <>
      <label className={dialogStyles.field}>
        {texts.day}
        <select value={chosen} onChange={({ target }) => choose(target.value)}>
          <option value="">{texts.noDay}</option>
          {WEEKDAYS.map((each) => (
            <option key={each} value={each}>
              {weekdayName(each)}
            </option>
          ))}
          <option value="date">{texts.onDate}</option>
        </select>
      </label>
      {date != null && (
        <label className={dialogStyles.field}>
          {texts.date}
          <input
            type="date"
            required
            value={date}
            onInput={({ currentTarget }) => onChange({ date: currentTarget.value })}
          />
        </label>
      )}
    </>
  );
}

function TimeFields({ values: { startTime, endTime }, onChange }: PartProps): ReactElement {
  const texts = useGridMessages();
  const orNull = (value: string): string | null => (value === '' ? null : value);
  return (
    <div className={styles.times}>
      <label className={dialogStyles.field}>
        {texts.start}
        <input
          type="time"
          value={startTime ?? ''}
          onInput={({ currentTarget }) => onChange({ startTime: orNull(currentTarget.value) })}
        />
      </label>
      <label className={dialogStyles.field}>
        {texts.end}
        <input
          type="time"
          value={endTime ?? ''}
          onInput={({ currentTarget }) => onChange({ endTime: orNull(currentTarget.value) })}
        />
      </label>
    </div>
  );
}

/** Adds columns or rows at the end, one after the other. */
export function NewAxisForm({ axis, onClose }: { axis: Axis; onClose: () => void }): ReactElement {
  const texts = useGridMessages();
  const control = useControl();
  return (
    <AxisForm
      axis={axis}
      start={{ name: '' }}
      submit={texts.addLong[axis]}
      onClose={onClose}
      onSave={(made) => {
        void control.run({ kind: 'axis.create', axis, texts: made, place: { at: 'last' } });
        announce(made.name);
        return true;
      }}
    />
  );
}
