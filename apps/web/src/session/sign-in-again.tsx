import type { ReactElement } from 'react';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { useMessages } from '../texts/messages.js';
import type { Me } from './me.js';

export interface SessionEnd {
  /** Who is signed in in this browser instead; null when no one is. */
  readonly stranger: Me | null;
}

export interface SignInAgainProps extends SessionEnd {
  readonly me: Me;
  readonly onSignIn: () => void;
}

/** Lies over the page of a session that ended. */
export function SignInAgain({ stranger, me, onSignIn }: SignInAgainProps): ReactElement {
  const messages = useMessages();
  if (stranger !== null)
    return (
      <Dialog title={messages.otherSignIn}>
        <p>{messages.otherSignInHint(stranger.member.name, stranger.workspace.name, me.member.name)}</p>
        <Button kind="main" onClick={() => location.assign('/boards')}>
          {messages.goOnAs(stranger.member.name)}
        </Button>
      </Dialog>
    );
  return (
    <Dialog title={messages.signInToGoOn}>
      <p>{messages.signInHint}</p>
      <Button kind="main" onClick={onSignIn}>
        {messages.signIn}
      </Button>
    </Dialog>
  );
}
