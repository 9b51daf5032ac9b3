import { useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Notice } from '../ui/notice/notice.js';
import { part } from '../ui/part/part.js';
import { useMessages } from '../texts/messages.js';
import { AccessToken } from './access-token.js';
import { Api, ApiError } from './api.js';
import { rememberWorkspace } from './open-workspace.js';
import { SessionContext, type Me } from './session.js';
import { useOwnPreferences } from './use-preference.js';

/** The dialog is needed once in hours, and a part of the libraries with it. */
const SignInAgain = part(() => import('./sign-in-again.js').then((loaded) => loaded.SignInAgain));

type Start = { readonly me: Me } | { readonly failed: true } | null;

/** Signs in before anything is shown; a session that ends later is covered by a dialog, so that drafts stay. */
export function SignedIn({ children }: { children: ReactNode }): ReactElement {
  const messages = useMessages();
  const [token] = useState(() => new AccessToken());
  const [isSignedOut, setSignedOut] = useState(false);
  const [start, setStart] = useState<Start>(null);
  const api = useMemo(() => new Api(token, () => setSignedOut(true)), [token]);
  const begin = useCallback(() => void firstRead(token, api).then(setStart), [token, api]);
  useEffect(begin, [begin]);

  const refresh = useCallback(async () => {
    const read = await personNow(api).catch(() => null);
    if (read !== null) setStart({ me: read });
  }, [api]);
  const me = start !== null && 'me' in start ? start.me : null;
  const preferences = useOwnPreferences(me, api);
  const session = useMemo(
    () => (me !== null && preferences !== null ? { me, api, preferences, refresh } : null),
    [me, api, preferences, refresh],
  );
  if (session === null) {
    if (start === null) return <Notice title={messages.loading} isQuiet />;
    return <Notice title={messages.unreachable} action={{ title: messages.retry, run: begin }} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      {isSignedOut && <SignInAgain onSignIn={() => void token.signIn()} />}
    </SessionContext>
  );
}

/** @returns null while the browser leaves for the sign-in page */
async function firstRead(token: AccessToken, api: Api): Promise<Start> {
  try {
    if (token.current() === null && (await token.renew()) === null) {
      await token.signIn();
      return null;
    }
    return { me: await personNow(api) };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return { failed: true };
    await token.signIn();
    return null;
  }
}

async function personNow(api: Api): Promise<Me> {
  const me = await api.read<Me>('/me');
  // The slug may have changed, and the next token is for the one that is remembered.
  rememberWorkspace(me.workspace.slug);
  return me;
}
