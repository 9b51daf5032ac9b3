import type { ReactElement } from 'react';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { useMessages } from '../texts/messages.js';

/** Lies over the page of a session that ended. */
export function SignInAgain({ onSignIn }: { onSignIn: () => void }): ReactElement {
  const messages = useMessages();
  return (
    <Dialog title={messages.signInToGoOn}>
      <p>{messages.signInHint}</p>
      <Button kind="main" onClick={onSignIn}>
        {messages.signIn}
      </Button>
    </Dialog>
  );
}
