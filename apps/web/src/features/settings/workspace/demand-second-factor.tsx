import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import parts from '../../../page-parts/parts.module.css';
import { settingsKey } from '../../../page-parts/settings-query.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import { WORKSPACE, type Workspace } from './workspace.js';

/** Whether members need a second factor; owners change it. */
export function DemandSecondFactor({ workspace }: { workspace: Workspace }): ReactElement {
  const texts = useSettingsMessages().workspace;
  const { api, me } = useSession();
  const queries = useQueryClient();
  const action = useRightsAction();
  const { secondFactorRequired: isDemanded } = workspace;
  const save = (): void =>
    action.run(async () => {
      const { body } = await api.call('PATCH', WORKSPACE, {
        body: { secondFactorRequired: !isDemanded },
      });
      queries.setQueryData(settingsKey(WORKSPACE), body);
      announce(isDemanded ? texts.factorIsOptional : texts.factorIsDemanded);
    });
  return (
    <>
      <p>{isDemanded ? texts.factorIsDemanded : texts.factorIsOptional}</p>
      {!can(me, 'demandSecondFactor') ? (
        <p className={parts.soft}>{texts.onlyOwnersDemand}</p>
      ) : (
        <>
          {!isDemanded && <p className={parts.soft}>{texts.demandHint}</p>}
          <Fault error={action.error} />
          <div className={parts.actions}>
            <Button kind={isDemanded ? 'plain' : 'danger'} onClick={save} disabled={action.isRunning}>
              {isDemanded ? texts.demandNoFactor : texts.demandFactor}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
