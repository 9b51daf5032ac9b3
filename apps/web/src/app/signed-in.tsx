import { useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { Notice } from '../ui/notice/notice.js';
import { part } from '../ui/part/part.js';
import { useMessages } from '../texts/messages.js';
import { AccessToken } from '../session/access-token.js';
import { ApiError } from '../api/api-error.js';
import { Api, OTHER_PERSON } from '../session/api.js';
import { AuthorizationUnavailableError } from '../session/authorization.js';
import { ownPerson } from '../session/known-person.js';
import { rememberWorkspace } from '../session/open-workspace.js';
import { SessionContext, type Me } from '../session/session.js';
import type { SessionEnd } from '../session/sign-in-again.js';
import { useOwnPreferences } from '../session/use-preference.js';

/** The dialog is needed once in hours, and a part of the libraries with it. */
const SignInAgain = part(() => import('../session/sign-in-again.js').then((loaded) => loaded.SignInAgain));

/** Few people ever see it. */
const DeletedWorkspace = part(() =>
  import('../features/settings/deleted/deleted-workspace.js').then((loaded) => loaded.load()),
);

/** How long a known person waits for the next attempt to read who is signed in. */
const RETRY_MS = 5_000;

/** A failure is `away` where no service responded: a known person goes on without a connection. */
type Start = { readonly me: Me } | { readonly failed: 'away' | 'rejected' } | null;

/**
 * Signs in before anything is shown, but for the known person of the browser's sign-in. A session that ends later is covered by a
 * dialog, so that drafts stay.
 */
export function SignedIn({ children }: { children: ReactNode }): ReactElement {
  const messages = useMessages();
  const [token] = useState(() => new AccessToken());
  const [end, setEnd] = useState<SessionEnd | null>(null);
  const [known] = useState(ownPerson);
  const [attempt, setAttempt] = useState(0);
  const [shown] = useState(() => known.read(token.current()));
  const [start, setStart] = useState<Start>(() => startOf(shown));
  const api = useMemo(() => new Api(token, (stranger) => setEnd({ stranger })), [token]);
  const personNow = useCallback(async () => {
    const origin = token.origin();
    const read = await api.read('/me');
    // The slug may have changed, and the next token is for the one that is remembered.
    rememberWorkspace(read.workspace.slug);
    // A token that was renewed during the request may be of another person.
    const isOfOrigin = origin.token === token.current();
    if (isOfOrigin) known.keep(origin, read);
    api.belongsTo(read, isOfOrigin ? origin.token : null);
    return read;
  }, [api, known, token]);
  const begin = useCallback(
    () =>
      void firstRead(token, personNow).then(async (next) => {
        if (shown !== null && next !== OTHER_PERSON && isAway(next)) {
          // What waits is sent later, with a token that may be of another person.
          api.belongsTo(shown, null);
          setTimeout(() => setAttempt((attempts) => attempts + 1), RETRY_MS);
          return;
        }
        // The dialog of the other person stays; a sign-in would replace the page by theirs.
        if (next === OTHER_PERSON) return;
        setStart((before) => kept(before, next));
        if (next === null) await token.signIn();
      }),
    [api, shown, token, personNow],
  );
  useEffect(begin, [begin, attempt]);

  const refresh = useCallback(async () => {
    const read = await personNow().catch(() => null);
    if (read !== null) setStart((before) => kept(before, { me: read }));
  }, [personNow]);
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
  if (session.me.workspace.deletionAt) return <DeletedWorkspace session={session} api={api} />;
  return (
    <SessionContext value={session}>
      {children}
      {end && <SignInAgain {...end} me={session.me} onSignIn={() => void token.signIn()} />}
    </SessionContext>
  );
}

/** @returns null when the person must sign in */
async function firstRead(
  token: AccessToken,
  personNow: () => Promise<Me>,
): Promise<Start | typeof OTHER_PERSON> {
  try {
    if (token.current() === null && (await token.renew()) === null) return null;
    return { me: await personNow() };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) return failure(error);
    return error.code === OTHER_PERSON ? OTHER_PERSON : null;
  }
}

/** `fetch` fails with a TypeError where there was no response. */
function failure(error: unknown): Start {
  const isWithoutResponse = error instanceof TypeError && !(error instanceof AuthorizationUnavailableError);
  return { failed: isWithoutResponse ? 'away' : 'rejected' };
}

const isAway = (start: Start): boolean => start !== null && 'failed' in start && start.failed === 'away';

const startOf = (me: Me | null): Start => (me === null ? null : { me });

/** The same reference for the same person, so that an open board stays as it is. */
const kept = (before: Start, next: Start): Start =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;
