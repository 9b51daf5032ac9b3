import { limits } from '@kiban/client';
import { useRef, useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import parts from '../../../../page-parts/parts.module.css';
import { ReadState } from '../../../../page-parts/read-state.js';
import { Section } from '../../../../page-parts/section.js';
import { useReadAgain, useSettingsQuery } from '../../../../page-parts/settings-query.js';
import { AddPasskey } from './add-passkey.js';
import { RemovePasskey, RenamePasskey } from './change-passkey.js';
import { canMakePasskeys } from './make-passkey.js';
import { PasskeyRow } from './passkey-row.js';
import styles from './passkeys.module.css';
import { PASSKEYS, type Passkey } from './passkeys.js';

/** The one form that is open. */
type Wish = { kind: 'add' } | { kind: 'remove' | 'rename'; id: number };

/** The keys that sign the person in without the password. */
export function PasskeysSection(): ReactElement {
  const texts = useSettingsMessages().passkeys;
  const passkeys = useSettingsQuery(PASSKEYS);
  const readAgain = useReadAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const close = (): void => {
    setWish(null);
    heading.current?.focus();
  };
  const changed = async (said: string): Promise<void> => {
    await readAgain(PASSKEYS);
    announce(said);
    close();
  };
  const formOf = (passkey: Passkey): ReactElement | null => {
    if (wish === null || wish.kind === 'add' || wish.id !== passkey.id) return null;
    const Change = wish.kind === 'remove' ? RemovePasskey : RenamePasskey;
    return <Change key={wish.kind} passkey={passkey} onChanged={changed} onCancel={close} />;
  };
  return (
    <Section title={texts.title} headingRef={heading}>
      <p className={parts.soft}>{texts.hint}</p>
      <ReadState query={passkeys}>
        {(read) => (
          <>
            {read.length === 0 ? (
              <p>{texts.none}</p>
            ) : (
              <ul className={styles.rows}>
                {read.map((passkey) => (
                  <PasskeyRow
                    key={passkey.id}
                    passkey={passkey}
                    onRename={() => setWish({ kind: 'rename', id: passkey.id })}
                    onRemove={() => setWish({ kind: 'remove', id: passkey.id })}
                  >
                    {formOf(passkey)}
                  </PasskeyRow>
                ))}
              </ul>
            )}
            {wish?.kind === 'add' ? (
              <AddPasskey onAdded={({ name }) => changed(texts.added(name))} onCancel={close} />
            ) : (
              <Adding count={read.length} onAdd={() => setWish({ kind: 'add' })} />
            )}
          </>
        )}
      </ReadState>
    </Section>
  );
}

/** The button, or why there is none. */
function Adding({ count, onAdd }: { count: number; onAdd: () => void }): ReactElement {
  const texts = useSettingsMessages().passkeys;
  if (!canMakePasskeys()) return <p>{texts.unsupported}</p>;
  if (count >= limits.passkeysPerAccountMax) return <p>{texts.full}</p>;
  return (
    <div className={parts.actions}>
      <Button onClick={onAdd}>{texts.add}</Button>
    </div>
  );
}
