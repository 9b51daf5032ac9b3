import type { ReactElement } from 'react';
import { useValue } from '../observable/use-value.js';
import { useMessages } from '../texts/messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { ALL_COMMANDS } from '../board-control/all-commands.js';
import { Keys } from './keys.js';
import { isCharacterKey } from '../board-control/key-dispatch.js';
import styles from './keys-help.module.css';
import { singleKeys } from '../board-control/single-keys.js';

const GROUPS = ['screen', 'board', 'card', 'calendar', 'chart'] as const;

/** All keys that work, by where they do. */
export function KeysHelp({ onClose }: { onClose: () => void }): ReactElement {
  const messages = useMessages().commands;
  const hasSingleKeys = useValue(singleKeys);
  const works = (key: string): boolean => hasSingleKeys || !isCharacterKey(key);
  return (
    <Dialog title={messages.keys} onClose={onClose}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={hasSingleKeys}
          onChange={({ target }) => singleKeys.set(target.checked)}
        />
        {messages.singleKeys}
      </label>
      {GROUPS.map((group) => (
        <section key={group} className={styles.group}>
          <h2 className={styles.head}>{messages.groups[group]}</h2>
          <dl className={styles.rows}>
            {ALL_COMMANDS.filter(({ where, keys }) => where === group && keys.some(works)).map(
              ({ id, keys }) => (
                <div key={id} className={styles.row}>
                  <dt>{messages.titles[id]}</dt>
                  <dd>
                    <Keys keys={id === 'toggleLabel' ? ['1', '9'] : keys} />
                  </dd>
                </div>
              ),
            )}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
