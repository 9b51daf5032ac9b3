import type { ReactElement, RefObject } from 'react';
import { useSession } from '../../../session/session.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Confirm } from '../../../page-parts/confirm.js';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { SESSIONS, type Session } from './sessions.js';

interface EndingProps {
  readonly onClose: () => void;
  /** Gets the focus when the row of the session is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Signs another browser of the person out. */
export function EndSession({ session, ...rest }: EndingProps & { readonly session: Session }): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages().sessions;
  const { api } = useSession();
  const readAgain = useReadAgain();
  const name = texts.device(session.browser, session.system);
  const end = async (): Promise<void> => {
    await api.call('DELETE', `${SESSIONS}/${session.id}`);
    await readAgain(SESSIONS);
    announce(texts.ended(name));
  };
  return (
    <Confirm title={texts.endTitle(name)} button={messages.signOut} isDanger run={end} {...rest}>
      <p>{texts.endHint}</p>
    </Confirm>
  );
}

/** Signs all other browsers of the person out. */
export function EndOtherSessions(props: EndingProps): ReactElement {
  const texts = useSettingsMessages().sessions;
  const { api } = useSession();
  const readAgain = useReadAgain();
  const end = async (): Promise<void> => {
    await api.call('POST', `${SESSIONS}/end-others`);
    await readAgain(SESSIONS);
    announce(texts.endedOthers);
  };
  return (
    <Confirm title={texts.endOthersTitle} button={texts.endOthers} isDanger run={end} {...props}>
      <p>{texts.endOthersHint}</p>
    </Confirm>
  );
}
