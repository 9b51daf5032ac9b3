import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Notice } from '../ui/notice/notice.js';
import { useMessages } from '../texts/messages.js';
import { AccessToken } from './access-token.js';
import { Api } from './api.js';
import { rememberWorkspace } from './open-workspace.js';
import { SessionContext, type Me } from './session.js';
import { useOwnPreferences } from './use-preference.js';

/** The dialog is needed once in hours, and a part of the libraries with it. */
const SignInAgain = lazy(() =>
  import('./sign-in-again.js').then((loaded) => ({ default: loaded.SignInAgain })),
);

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

  const me = start !== null && 'me' in start ? start.me : null;
  const preferences = useOwnPreferences(me, api);
  const session = useMemo(
    () => (me !== null && preferences !== null ? { me, api, preferences } : null),
    [me, api, preferences],
  );
  if (session === null) {
    if (start === null) return <Notice title={messages.loading} isQuiet />;
    return <Notice title={messages.unreachable} action={{ title: messages.retry, run: begin }} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      <Suspense>{isSignedOut && <SignInAgain onSignIn={() => void token.signIn()} />}</Suspense>
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
    const me = await api.read<Me>('/me');
    rememberWorkspace(me.workspace.slug);
    return { me };
  } catch {
    if (token.current() === null) {
      await token.signIn();
      return null;
    }
    return { failed: true };
  }
}
