import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { auditParameters } from '../../../filters/audit-parameters.js';
import { AUDIT_NOUNS, readAuditSearch, type AuditSearch } from '../../../filters/audit-search.js';
import { saveFile } from '../../../saved-file/save-file.js';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import parts from '../../../page-parts/parts.module.css';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import styles from '../../../page-parts/entries.module.css';
import { AUDIT } from './use-audit.js';
import { isComposing } from '../../../ui/input-method/is-composing.js';

/** Narrows the log, and saves what it shows as a file. The filter is in the address, so a reload keeps it. */
export function AuditFilter({ search }: { search: AuditSearch }): ReactElement {
  const texts = useSettingsMessages().audit;
  const { api } = useSession();
  const action = useRightsAction();
  const navigate = useNavigate({ from: '/settings/audit' });
  const { data: members = [] } = useSettingsQuery('/members');
  const show = (next: AuditSearch): void =>
    void navigate({ search: readAuditSearch({ ...next }), replace: true });
  const exportAll = (): void =>
    action.run(async () => {
      saveFile(
        await api.file(`${AUDIT}/export?${auditParameters(search).toString()}`),
        'kiban-audit',
        'jsonl',
      );
      announce(texts.exported);
    });
  return (
    <div role="group" aria-label={texts.filter} className={styles.filter}>
      <div className={parts.field}>
        <label>
          {texts.about}
          <select
            value={search.about ?? ''}
            onChange={({ target }) =>
              show({ ...search, about: AUDIT_NOUNS.find((noun) => noun === target.value) })
            }
          >
            <option value="">{texts.everything}</option>
            {AUDIT_NOUNS.map((noun) => (
              <option key={noun} value={noun}>
                {texts.nouns[noun]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className={parts.field}>
        <label>
          {texts.by}
          <select
            value={search.by ?? ''}
            onChange={({ target }) => show({ ...search, by: Number(target.value) || undefined })}
          >
            <option value="">{texts.everyone}</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {search.by !== undefined && !members.some(({ id }) => id === search.by) && (
              <option value={search.by}>{texts.memberNumber(search.by)}</option>
            )}
          </select>
        </label>
      </div>
      <Field
        label={texts.from}
        type="date"
        value={search.from ?? ''}
        max={search.to}
        onChange={({ target }) => show({ ...search, from: (target as HTMLInputElement).value })}
      />
      <Field
        label={texts.to}
        type="date"
        value={search.to ?? ''}
        min={search.from}
        onChange={({ target }) => show({ ...search, to: (target as HTMLInputElement).value })}
      />
      <Field
        key={search.address ?? ''}
        label={texts.address}
        defaultValue={search.address ?? ''}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          show({ ...search, address: event.currentTarget.value.trim() });
        }}
        onBlur={({ target }) => {
          const address = (target as HTMLInputElement).value.trim();
          if (address !== (search.address ?? '')) show({ ...search, address });
        }}
      />
      <div className={parts.actions}>
        {auditParameters(search).size > 0 && <Button onClick={() => show({})}>{texts.clear}</Button>}
        <Button disabled={action.isRunning} onClick={exportAll}>
          {texts.export}
        </Button>
      </div>
      <Fault error={action.error} />
    </div>
  );
}
