import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Choice } from '../../../page-parts/choice.js';
import { Form } from '../../../page-parts/form.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { settingsKey, useSettingsQuery } from '../../../page-parts/settings-query.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import { WORKSPACE } from '../workspace/workspace.js';

const YEAR = 365;
const CHOICES = [30, 90, 180, YEAR, 2 * YEAR, 5 * YEAR, 10 * YEAR];

/** After how many days entries are deleted. */
export function AuditKeeping(): ReactElement {
  const texts = useSettingsMessages().audit;
  const workspace = useSettingsQuery(WORKSPACE);
  const { api } = useSession();
  const queries = useQueryClient();
  const action = useRightsAction();
  const save = (text: string): void =>
    action.run(async () => {
      const { body } = await api.call('PATCH', WORKSPACE, {
        body: { auditRetentionDays: text === '' ? null : Number(text) },
      });
      queries.setQueryData(settingsKey(WORKSPACE), body);
      announce(texts.kept);
    });
  const lengthOf = (days: number): string =>
    days % YEAR === 0 ? texts.years(days / YEAR) : texts.days(days);
  return (
    <ReadState query={workspace}>
      {({ auditRetentionDays: now }) => (
        <Form onSend={({ text }) => save(text('days'))}>
          <Choice
            key={now}
            label={texts.keepFor}
            hint={texts.keepHint}
            name="days"
            first={String(now ?? '')}
            options={[
              ['', texts.forever],
              ...[...new Set([...CHOICES, now ?? YEAR])]
                .sort((left, right) => left - right)
                .map((days) => [String(days), lengthOf(days)] as const),
            ]}
          />
          <Fault error={action.error} />
          <div className={parts.actions}>
            <Button kind="main" type="submit" disabled={action.isRunning}>
              {texts.keepSave}
            </Button>
          </div>
        </Form>
      )}
    </ReadState>
  );
}
