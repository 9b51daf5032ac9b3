import { createKiban, KibanError } from '@kiban/client';
import { readServiceUrl } from '@kiban/mcp-tools/local/service-url';
import { CommandError, UsageError } from '../console/failure.js';
import { readAll, readSecret } from '../console/read-input.js';
import type { CommandGroup, Context, Given } from './command.js';

const TOKEN_BYTES_MAX = 4_096;

export const loginCommands: CommandGroup = {
  login: {
    summary: 'Store a token for a deployment in the profile',
    arguments: [{ name: 'url', optional: true }],
    flags: { token: { summary: '- reads the token from standard input', value: '-' } },
    notes: [
      'The owner of a workspace issues tokens in its settings. The profile is a file that only you can read.',
    ],
    run: logIn,
  },
  logout: {
    summary: 'Remove the token from the profile',
    run: async ({ output, profile }) => {
      await profile.forget();
      await output.result({ profile: profile.name, loggedIn: false }, [
        'Logged out. The token itself is valid until its owner revokes it in the settings.',
      ]);
    },
  },
  whoami: {
    summary: 'Show the deployment, the workspace and the rights of the login',
    run: async ({ output, profile, kiban }) => {
      const { origin } = await profile.login();
      const me = await (await kiban()).me.get();
      await output.result({ origin, profile: profile.name, ...me }, [
        `${me.workspace.name} (${me.workspace.slug}) at ${origin}`,
        `${me.via}, issued by ${me.member.name}, acts as ${me.role}`,
        me.expiresAt === null ? 'does not expire' : `expires at ${me.expiresAt}`,
      ]);
    },
  },
};

async function logIn(context: Context, given: Given): Promise<void> {
  const { output, profile, environment } = context;
  const origin = readServiceUrl(given.arg(0) || environment.url, '<url>');
  const token = await readToken(context, given.text('token'), origin);
  const me = await createKiban({ origin, token })
    .me.get()
    .catch((error: unknown) => {
      if (error instanceof TypeError) throw new UsageError(error.message);
      throw error instanceof KibanError && error.status === 401
        ? new CommandError('The deployment does not accept this token.')
        : error;
    });
  await profile.save({ origin, token });
  const { workspace, role } = me;
  await output.result({ origin, profile: profile.name, workspace, role }, [
    `Logged in to ${workspace.name} at ${origin} as ${role}.`,
  ]);
}

async function readToken(
  { output, stdin }: Context,
  flag: string | undefined,
  origin: string,
): Promise<string> {
  if (flag !== undefined && flag !== '-')
    throw new UsageError(
      'A token as an argument is visible in the process list. Send it to standard input: kiban login <url> --token -',
    );
  if (flag === '-') return (await readAll(stdin, TOKEN_BYTES_MAX)).toString('utf8').trim();
  if (!stdin.isTTY) throw new UsageError('There is no terminal. Send the token to standard input: --token -');
  output.note(`Issue an API token at ${origin}/settings and paste it here. It is not shown.`);
  return (await readSecret(stdin, output.terminal, 'Token: ')).trim();
}
