import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { limits } from '@kiban/client';
import { useState, type ReactElement } from 'react';
import { useConnection } from '../../board-control/hooks/use-board.js';
import { useSession } from '../../session/session.js';
import { useGridMessages } from '../../texts/grid-messages.js';
import { timeName, weekdayName } from '../../texts/slots.js';
import { Button } from '../../ui/button/button.js';
import { Fault } from '../../ui/fault/fault.js';
import { TextField } from '../../ui/text-field/text-field.js';
import dialogStyles from '../../page-parts/dialogs.module.css';
import styles from './grid-setup.module.css';
import { firstAxes, type GridPlan } from './grid-plan.js';

const BOARD_NAME_MAX = 200;
const KINDS = ['grid', 'timetable'] as const;

const START: GridPlan = {
  kind: 'grid',
  columns: 3,
  rows: 3,
  hasWeekend: false,
  from: '08:00',
  to: '17:00',
  slotMinutes: 60,
};

/** Of a board with lists: makes a board with cells. */
export function GridSetup(): ReactElement {
  const texts = useGridMessages();
  const { api } = useSession();
  const { readOnly } = useConnection();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [plan, setPlan] = useState(START);
  // One key for these values: a repeated request creates no second board.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const axes = firstAxes(plan, { numbered: texts.numbered, weekdayName, timeName });
  const fault =
    axes.rows.length === 0
      ? texts.badHours
      : axes.rows.length > limits.rowsPerBoardMax
        ? texts.tooManyRows(limits.rowsPerBoardMax)
        : null;
  const creation = useMutation({
    mutationFn: () =>
      api.call('POST', '/boards', {
        body: { name: name.trim(), kind: plan.kind, ...axes },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async ({ body }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      await navigate({ to: '/boards/$boardId/grid', params: { boardId: body.id } });
    },
    onError: () => setKey(crypto.randomUUID()),
  });
  const change = (part: Partial<GridPlan>): void => setPlan((known) => ({ ...known, ...part }));
  return (
    <section className={styles.setup} aria-labelledby="grid-setup">
      <h2 id="grid-setup">{texts.none}</h2>
      <p className={styles.hint}>{texts.noneHint}</p>
      {!readOnly && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '' && fault === null && !creation.isPending) creation.mutate();
          }}
        >
          <TextField label={texts.boardName} value={name} maxLength={BOARD_NAME_MAX} onChange={setName} />
          <fieldset className={styles.kinds}>
            <legend>{texts.kind}</legend>
            {KINDS.map((kind) => (
              <label key={kind} className={styles.kind}>
                <input
                  type="radio"
                  name="grid-kind"
                  checked={plan.kind === kind}
                  onChange={() => change({ kind })}
                />
                <span>
                  {texts.kinds[kind]}
                  <small>{texts.kindHints[kind]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {plan.kind === 'grid' ? (
            <GridSize plan={plan} onChange={change} />
          ) : (
            <TimetableSize plan={plan} onChange={change} />
          )}
          <p role="alert" className={fault === null ? 'visually-hidden' : styles.fault}>
            {fault}
          </p>
          <Fault error={creation.error} />
          <Button
            kind="main"
            type="submit"
            disabled={name.trim() === '' || fault !== null || creation.isPending}
          >
            {texts.make}
          </Button>
        </form>
      )}
    </section>
  );
}

interface SizeProps {
  readonly plan: GridPlan;
  readonly onChange: (part: Partial<GridPlan>) => void;
}

function GridSize({ plan: { columns, rows }, onChange }: SizeProps): ReactElement {
  const texts = useGridMessages();
  return (
    <div className={styles.sizes}>
      <Count label={texts.columns} value={columns} onChange={(next) => onChange({ columns: next })} />
      <Count label={texts.rows} value={rows} onChange={(next) => onChange({ rows: next })} />
    </div>
  );
}

function TimetableSize({ plan, onChange }: SizeProps): ReactElement {
  const texts = useGridMessages();
  const { hasWeekend, from, to, slotMinutes } = plan;
  return (
    <>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hasWeekend}
          onChange={({ target }) => onChange({ hasWeekend: target.checked })}
        />
        {texts.weekend}
      </label>
      <div className={styles.sizes}>
        <label className={dialogStyles.field}>
          {texts.from}
          <input
            type="time"
            required
            value={from}
            onInput={({ currentTarget }) => onChange({ from: currentTarget.value })}
          />
        </label>
        <label className={dialogStyles.field}>
          {texts.to}
          <input
            type="time"
            required
            value={to}
            onInput={({ currentTarget }) => onChange({ to: currentTarget.value })}
          />
        </label>
        <Count
          label={texts.slotMinutes}
          value={slotMinutes}
          min={5}
          max={720}
          onChange={(next) => onChange({ slotMinutes: next })}
        />
      </div>
    </>
  );
}

function Count({
  label,
  value,
  min = 1,
  max = 50,
  onChange,
}: {
  label: string;
  value: number;
  min?: number;
  max?: number;
  onChange: (value: number) => void;
}): ReactElement {
  return (
    <label className={dialogStyles.field}>
      {label}
      <input
        type="number"
        required
        min={min}
        max={max}
        step={1}
        value={value}
        onInput={({ currentTarget }) =>
          onChange(Math.max(min, Math.min(max, Math.trunc(currentTarget.valueAsNumber) || min)))
        }
      />
    </label>
  );
}
