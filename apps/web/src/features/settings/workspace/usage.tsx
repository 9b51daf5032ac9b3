import type { ReactElement } from 'react';
import { amount, bytes } from '../../../texts/amounts.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Facts } from '../../../page-parts/facts.js';
import parts from '../../../page-parts/parts.module.css';
import styles from './workspace.module.css';
import type { Workspace } from './workspace.js';

/** What the workspace uses of its quotas. */
export function Usage({ usage }: { usage: Workspace['usage'] }): ReactElement {
  const texts = useSettingsMessages().workspace;
  if (usage === null) return <p>{texts.noUsage}</p>;
  const { quotas } = usage;
  return (
    <>
      <Facts
        rows={[
          [
            texts.boards,
            <Quota
              key="boards"
              name={texts.boards}
              used={usage.boards}
              quota={quotas.boards}
              format={amount}
            />,
          ],
          [
            texts.cards,
            <Quota key="cards" name={texts.cards} used={usage.cards} quota={quotas.cards} format={amount} />,
          ],
          [
            texts.text,
            <Quota
              key="text"
              name={texts.text}
              used={usage.textBytes}
              quota={quotas.textBytes}
              format={bytes}
            />,
          ],
        ]}
      />
      <p className={parts.soft}>{texts.usageHint}</p>
    </>
  );
}

interface QuotaProps {
  readonly name: string;
  readonly used: number;
  readonly quota: number | null;
  readonly format: (value: number) => string;
}

function Quota({ name, used, quota, format }: QuotaProps): ReactElement {
  const texts = useSettingsMessages().workspace;
  if (quota === null) return <>{texts.noQuota(format(used))}</>;
  return (
    <>
      {texts.ofQuota(format(used), format(quota))}
      <meter
        className={styles.meter}
        aria-label={name}
        value={used}
        max={quota}
        high={quota * NEARLY_FULL}
        optimum={0}
      />
    </>
  );
}

const NEARLY_FULL = 0.9;
