import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useMembers } from '../../board-control/hooks/use-board.js';
import { activityParameters } from '../../filters/activity-parameters.js';
import {
  ACTIVITY_SUBJECTS,
  CLIENT_KINDS,
  readActivitySearch,
  type ActivitySearch,
} from '../../filters/activity-search.js';
import { useBoardActivityMessages } from '../../texts/board-activity-messages.js';
import { Button } from '../../ui/button/button.js';
import audit from '../../page-parts/entries.module.css';
import parts from '../../page-parts/parts.module.css';

/** Narrows the activity. The filter is in the address, so a reload keeps it. */
export function ActivityFilter({ search }: { search: ActivitySearch }): ReactElement {
  const texts = useBoardActivityMessages();
  const navigate = useNavigate({ from: '/boards/$boardId/activity' });
  const members = useMembers();
  const show = (next: ActivitySearch): void =>
    void navigate({ search: readActivitySearch({ ...next }), replace: true });
  const { by } = search;
  return (
    <div role="group" aria-label={texts.filter} className={audit.filter}>
      <Select
        label={texts.by}
        value={by === undefined ? '' : String(by)}
        options={[
          ['', texts.everyone],
          ...members.map(({ id, name }) => [String(id), name] as const),
          ...(by !== undefined && !members.some(({ id }) => id === by)
            ? [[String(by), texts.memberNumber(by)] as const]
            : []),
        ]}
        onChange={(value) => show({ ...search, by: Number(value) || undefined })}
      />
      <Select
        label={texts.via}
        value={search.via ?? ''}
        options={[['', texts.anyClient], ...CLIENT_KINDS.map((kind) => [kind, texts.clients[kind]] as const)]}
        onChange={(value) => show({ ...search, via: CLIENT_KINDS.find((kind) => kind === value) })}
      />
      <Select
        label={texts.about}
        value={search.about ?? ''}
        options={[
          ['', texts.everything],
          ...ACTIVITY_SUBJECTS.map((name) => [name, texts.subjects[name]] as const),
        ]}
        onChange={(value) => show({ ...search, about: ACTIVITY_SUBJECTS.find((name) => name === value) })}
      />
      {activityParameters(search).size > 0 && (
        <div className={parts.actions}>
          <Button onClick={() => show({})}>{texts.clear}</Button>
        </div>
      )}
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps): ReactElement {
  return (
    <div className={parts.field}>
      <label>
        {label}
        <select value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
