import { useRef, useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { Section } from '../../../page-parts/section.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { EndOtherSessions, EndSession } from './end-session.js';
import { SessionRow } from './session-row.js';
import styles from './sessions.module.css';
import { inOrder, SESSIONS, type Session } from './sessions.js';

/** The browsers in which the person is signed in; each can be signed out from here. */
export function SessionsSection(): ReactElement {
  const texts = useSettingsMessages().sessions;
  const sessions = useSettingsQuery(SESSIONS);
  const heading = useRef<HTMLHeadingElement>(null);
  const [ending, setEnding] = useState<Session | 'others' | null>(null);
  const close = (): void => setEnding(null);
  return (
    <Section title={texts.title} headingRef={heading}>
      <p className={parts.soft}>{texts.hint}</p>
      <ReadState query={sessions}>
        {(read) => (
          <>
            <ul className={styles.rows}>
              {inOrder(read).map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
              ))}
            </ul>
            {read.some(({ isCurrent }) => !isCurrent) && (
              <div className={parts.actions}>
                <Button kind="danger" onClick={() => setEnding('others')}>
                  {texts.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </ReadState>
      {ending === 'others' && <EndOtherSessions onClose={close} focusAfter={heading} />}
      {ending !== null && ending !== 'others' && (
        <EndSession session={ending} onClose={close} focusAfter={heading} />
      )}
    </Section>
  );
}
