import { createKiban, KibanError, type Kiban } from '@kiban/client';
import { readServiceUrl } from '@kiban/mcp-tools/local/service-url';
import { CommandError, UsageError } from '../console/failure.js';
import { readAll, readSecret } from '../console/read-input.js';
import type { Profile, SavedLogin } from '../profile/profile.js';
import { Authorization, type SignInTokens } from '../sign-in/authorization.js';
import { signInByBrowser } from '../sign-in/browser-sign-in.js';
import { signInByDevice } from '../sign-in/device-sign-in.js';
import type { CommandGroup, Context, Given } from './command.js';

const TOKEN_BYTES_MAX = 4_096;

type Me = Awaited<ReturnType<Kiban['me']['get']>>;

export const loginCommands: CommandGroup = {
  login: {
    summary: 'Sign in to a deployment in the browser, or store an API token',
    arguments: [{ name: 'url', optional: true }],
    flags: {
      'no-browser': { summary: 'only print the address to open, in a browser of this machine' },
      device: { summary: 'show a code to enter in a browser of another machine' },
      token: { summary: '- reads an API token from standard input', value: '-' },
    },
    notes: [
      'A sign-in works on boards with your rights. An owner or admin who allows it also receives events: listen, trigger and events. Webhooks need an API token of the workspace.',
      'The profile is a file that only you can read.',
    ],
    run: logIn,
  },
  logout: {
    summary: 'End the sign-in and remove it, or the API token, from the profile',
    run: logOut,
  },
  whoami: {
    summary: 'Show the deployment, the workspace and the rights of the login',
    run: async ({ output, profile, kiban }) => {
      const { origin } = await profile.login();
      const me = await (await kiban()).me.get();
      await output.result({ origin, profile: profile.name, ...me }, [
        `${me.workspace.name} (${me.workspace.slug}) at ${origin}`,
        `${me.via}, ${me.kind === 'token' ? 'issued by' : 'signed in as'} ${me.member.name}, acts as ${me.role}`,
        me.expiresAt === null ? 'does not expire' : `expires at ${me.expiresAt}`,
      ]);
    },
  },
};

async function logIn(context: Context, given: Given): Promise<void> {
  const { output, profile, environment } = context;
  const origin = readServiceUrl(given.arg(0) || environment.url, '<url>');
  const flag = given.text('token');
  const ways = [
    flag === undefined ? '' : '--token',
    ...['no-browser', 'device'].map((name) => (given.is(name) ? `--${name}` : '')),
  ];
  const [one, other] = ways.filter(Boolean);
  if (other !== undefined) throw new UsageError(`${other} has no use with ${one ?? ''}.`);
  const login: SavedLogin =
    flag === undefined
      ? { origin, tokens: await signIn(context, origin, given) }
      : { origin, token: await readToken(context, flag, origin) };
  const { workspace, role, member, kind } = await checked(login);
  const replaced = await profile.saved().catch(() => null);
  await profile.save(login);
  if (replaced !== null) await ended(replaced);
  const who = kind === 'token' ? '' : `${member.name}, `;
  await output.result({ origin, profile: profile.name, workspace, role }, [
    `Logged in to ${workspace.name} at ${origin} as ${who}${role}.`,
  ]);
}

/** @throws CommandError, UsageError for a token that the deployment does not accept */
function checked({ origin, token, tokens }: SavedLogin): Promise<Me> {
  return createKiban({ origin, token: token ?? tokens.accessToken })
    .me.get()
    .catch((error: unknown) => {
      if (error instanceof TypeError) throw new UsageError(error.message);
      throw error instanceof KibanError && error.status === 401
        ? new CommandError('The deployment does not accept this token.')
        : error;
    });
}

async function signIn(
  { output, stdin, signal }: Context,
  origin: string,
  given: Given,
): Promise<SignInTokens> {
  if (given.is('device')) {
    const authorization = await Authorization.of(origin);
    const show = (page: string, userCode: string): void => {
      output.note(`Open this address in any browser, and enter the code ${userCode}:`);
      output.note(page);
    };
    return signInByDevice({ authorization, show, signal });
  }
  const opensBrowser = !given.is('no-browser');
  // A script would wait for a person.
  if (opensBrowser && !stdin.isTTY)
    throw new UsageError(
      'There is no terminal. Send an API token with --token -, or use --no-browser or --device.',
    );
  const show = (address: string): void => {
    output.note(opensBrowser ? 'Sign in in the browser. Or open:' : 'Open this address and sign in:');
    output.note(address);
  };
  return signInByBrowser({ origin, opensBrowser, show, signal });
}

async function readToken({ output, stdin }: Context, flag: string, origin: string): Promise<string> {
  if (flag !== '-')
    throw new UsageError(
      'A token as an argument is visible in the process list. Send it to standard input: kiban login <url> --token -',
    );
  if (!stdin.isTTY) return (await readAll(stdin, TOKEN_BYTES_MAX)).toString('utf8').trim();
  output.note(`Issue an API token at ${origin}/settings and paste it here. It is not shown.`);
  return (await readSecret(stdin, output.terminal, 'Token: ')).trim();
}

async function logOut({ output, profile }: Context): Promise<void> {
  const saved = await savedLogin(profile);
  await profile.forget();
  if (saved !== null && !(await ended(saved)))
    throw new CommandError(
      'Logged out here, but the deployment did not respond. Revoke “Kiban command line” in its settings.',
    );
  const isToken = saved?.token !== undefined;
  await output.result({ profile: profile.name, loggedIn: false }, [
    isToken
      ? 'Logged out. The token itself is valid until its owner revokes it in the settings.'
      : 'Logged out.',
  ]);
}

/** A damaged file is removed like any other. */
async function savedLogin(profile: Profile): Promise<SavedLogin | null> {
  try {
    return await profile.saved();
  } catch {
    return null;
  }
}

/** Revokes the tokens of a sign-in. @returns false when the deployment did not confirm it */
export async function ended({ origin, tokens }: SavedLogin): Promise<boolean> {
  if (tokens === undefined) return true;
  try {
    await (await Authorization.of(origin)).revoke(tokens.refreshToken);
    return true;
  } catch {
    return false;
  }
}
