#!/usr/bin/env node
import { createKiban } from '@kiban/client';
import manifest from '../package.json' with { type: 'json' };
import type { Context } from './commands/command.js';
import { commandHelp, overview } from './commands/help.js';
import { findCommand, parseCommand } from './commands/parse.js';
import { COMMANDS } from './commands/table.js';
import { readEnvironment } from './config/environment.js';
import { failureOf, UsageError } from './console/failure.js';
import { fileFault } from './console/file-fault.js';
import { Output } from './console/output.js';
import { Profile } from './profile/profile.js';
import { Profiles } from './profile/profiles.js';
import { openBrowser } from './sign-in/open-browser.js';

const { version } = manifest;

async function run(args: readonly string[], output: Output): Promise<number> {
  const [first = 'help'] = args;
  if (first === '--version' || first === 'version') {
    await output.raw(`${version}\n`);
    return 0;
  }
  const words = first === 'help' ? args.slice(1) : args;
  const { command, length } = findCommand(COMMANDS, words);
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h') || first === 'help';
  if (!command) {
    const [group] = words;
    const isGroup = COMMANDS.some(({ name }) => name.startsWith(`${group ?? ''} `));
    if (isHelp && (group === undefined || group.startsWith('-') || isGroup)) {
      await output.raw(overview(COMMANDS, version, isGroup ? group : undefined));
      return 0;
    }
    throw new UsageError(
      isGroup
        ? `“kiban ${group ?? ''}” needs another word. See “kiban ${group ?? ''} --help”.`
        : `There is no command ${JSON.stringify(group)}. See “kiban --help”.`,
    );
  }
  if (isHelp) {
    await output.raw(commandHelp(command));
    return 0;
  }
  const { given } = parseCommand(command, words.slice(length));
  const environment = readEnvironment();
  const named = given.text('profile') ?? environment.profile ?? (await new Profiles(environment).chosen());
  const profile = new Profile(environment, named);
  const ending = new AbortController();
  // Once: a second signal ends the process where it is.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  const context: Context = {
    output,
    profile,
    environment,
    version,
    stdin: process.stdin,
    signal: ending.signal,
    openBrowser,
    kiban: async () => createKiban(await profile.login()),
  };
  const code = await command.run(context, given).catch((error: unknown) => {
    throw profile.explained(error);
  });
  return typeof code === 'number' ? code : 0;
}

/** A reader that has enough, such as `head`, closes the pipe: that is no fault. */
function isClosedPipe(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'EPIPE';
}

const args = process.argv.slice(2);
const output = new Output({
  stdout: process.stdout,
  stderr: process.stderr,
  json: args.includes('--json'),
});
process.stdout.on('error', (error) => {
  if (isClosedPipe(error)) process.exit(0);
});
process.stderr.on('error', () => undefined);

run(args, output).then(
  (code) => process.exit(code),
  (reason: unknown) => {
    if (isClosedPipe(reason)) process.exit(0);
    // Those of files that a person names have their sentence; the others are of the profile and of what is printed.
    const error = fileFault(reason);
    void output
      .error(error)
      .catch(() => undefined)
      .finally(() => process.exit(failureOf(error).exitCode));
  },
);
