import type { ChosenMember, ColumnMapping, DayOrder, KnownMember } from '@kiban/import';
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { useBoardImportMessages, type BoardImportMessages } from '../../../texts/board-import-messages.js';
import { useMessages } from '../../../texts/messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { TextField } from '../../../ui/text-field/text-field.js';
import { ColumnChoices } from './column-choices.js';
import { DateOrder } from './date-order.js';
import type { ImportReader } from './import-reader.js';
import styles from './import.module.css';
import { PeopleChoices } from './people-choices.js';
import { PlannedBoard } from './planned-board.js';
import type { FileSummary } from './read-file.js';
import { usePlan } from './use-plan.js';

const NAME_MAX = 200;
const NO_MEMBERS: readonly KnownMember[] = [];

export interface ImportOptionsProps {
  readonly reader: ImportReader;
  readonly summary: FileSummary;
  readonly fileName: string;
  readonly isImporting: boolean;
  /** Why the last import failed. */
  readonly fault: Error | null;
  readonly onImport: (name: string, losses: readonly string[]) => void;
  readonly onOtherFile: () => void;
}

/** What a file is, what becomes of its parts, and the board that this makes. */
export function ImportOptions({
  reader,
  summary,
  fileName,
  isImporting,
  fault,
  onImport,
  onOtherFile,
}: ImportOptionsProps): ReactElement {
  const messages = useMessages();
  const texts = useBoardImportMessages();
  const { data: members = NO_MEMBERS, isPending } = useSettingsQuery('/members');
  const [project, setProject] = useState(0);
  const [name, setName] = useState<string | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>(summary.kind === 'table' ? summary.mapping : []);
  const [order, setOrder] = useState<DayOrder | null>(null);
  const [people, setPeople] = useState<ReadonlyMap<string, ChosenMember>>(new Map());
  const choices = useMemo(
    () => ({ mapping, project, order, members, people }),
    [mapping, project, order, members, people],
  );
  const isPlanned = summary.kind !== 'export';
  const { plan, isCurrent, failure } = usePlan(isPlanned && !isPending ? reader : null, choices);
  const title = (name ?? usualName(summary, project, fileName)).trim();
  const isReady = !isPlanned || (isCurrent && plan?.problem === null);
  const first = useRef<HTMLParagraphElement>(null);
  // What the file is, is read aloud; the field in which it was chosen is gone.
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className={styles.options}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isImporting && title !== '') onImport(title, plan?.losses ?? []);
      }}
    >
      <p ref={first} tabIndex={-1} className={styles.summary}>
        {summaryText(summary, texts)}
      </p>
      {summary.kind === 'projects' && summary.names.length > 1 && (
        <label className={styles.field}>
          {texts.project}
          <select
            className={styles.select}
            value={project}
            onChange={({ target: { value } }) => setProject(Number(value))}
          >
            {summary.names.map((each, nth) => (
              <option key={nth} value={nth}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      <TextField
        label={messages.boardName}
        value={name ?? usualName(summary, project, fileName)}
        maxLength={NAME_MAX}
        onChange={setName}
      />
      {summary.kind === 'table' && (
        <ColumnChoices columns={summary.columns} mapping={mapping} onChange={setMapping} />
      )}
      {plan?.unclearDate != null && (
        <DateOrder example={plan.unclearDate} order={order} onChange={setOrder} />
      )}
      {plan && <PeopleChoices people={plan.people} members={members} chosen={people} onChange={setPeople} />}
      {plan && <PlannedBoard plan={plan} />}
      {failure !== null && (
        <p role="alert" className={styles.problem}>
          {texts.problems.failed(failure)}
        </p>
      )}
      <div className={styles.foot}>
        <Fault error={fault} />
        <div className={styles.buttons}>
          <span role="status" className={styles.progress}>
            {isImporting ? texts.importing : isPlanned && !plan && failure === null ? texts.planning : ''}
          </span>
          <Button onClick={onOtherFile} disabled={isImporting}>
            {texts.otherFile}
          </Button>
          <Button kind="main" type="submit" disabled={!isReady || isImporting || title === ''}>
            {texts.import}
          </Button>
        </div>
      </div>
    </form>
  );
}

function summaryText(summary: FileSummary, texts: BoardImportMessages): string {
  if (summary.kind === 'export') return texts.export(summary.tool ?? 'JSON', summary.lists, summary.cards);
  if (summary.kind === 'projects') return texts.projects(summary.tool, summary.names.length);
  const sentence = texts.table(summary.rows, summary.tool);
  return summary.columns.length === 1 ? `${sentence} ${texts.oneColumn}` : sentence;
}

/** The name that the file has for the board, or that of the file. */
function usualName(summary: FileSummary, project: number, fileName: string): string {
  const own =
    summary.kind === 'projects' ? summary.names[project] : summary.kind === 'export' ? summary.name : '';
  return (own || fileName.replace(/\.[^.]+$/, '')).slice(0, NAME_MAX);
}
