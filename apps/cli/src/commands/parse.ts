import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UsageError } from '../console/failure.js';
import { Given, type NamedCommand, type Flag } from './command.js';

/** Flags of every command. */
export const GLOBAL_FLAGS: Readonly<Record<string, Flag>> = {
  json: { summary: 'print JSON' },
  profile: {
    summary: 'the login to use (default: $KIBAN_PROFILE, that of “profiles use”, or “default”)',
    value: 'name',
  },
  help: { summary: 'print help', short: 'h' },
};

export interface Parsed {
  command: NamedCommand;
  given: Given;
}

/** @returns the command with the most words, and how many of them it took */
export function findCommand(
  table: readonly NamedCommand[],
  words: readonly string[],
): { command: NamedCommand | undefined; length: number } {
  for (let length = Math.min(words.length, 2); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const command = table.find((one) => one.name === name);
    if (command) return { command, length };
  }
  return { command: undefined, length: 0 };
}

/** @throws UsageError */
export function parseCommand(command: NamedCommand, rest: readonly string[]): Parsed {
  const flags = { ...GLOBAL_FLAGS, ...command.flags };
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { value, short, multiple = false }] of Object.entries(flags))
    options[name] = {
      type: value === undefined ? 'boolean' : 'string',
      multiple,
      ...(short === undefined ? {} : { short }),
    };
  const { values, positionals } = parsed(rest, options);
  const given = new Given(positionals, values);
  if (!given.is('help')) {
    requireArguments(command, positionals);
    for (const [name, { choices }] of Object.entries(flags))
      for (const value of given.list(name)) requireChoice(`--${name}`, choices, value);
  }
  return { command, given };
}

function parsed(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): { values: ConstructorParameters<typeof Given>[1]; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Its first sentence names the flag; the others explain the library’s own rules, except how to give a value with a dash.
    const sentences = (error instanceof Error ? error.message : String(error)).split(/\n|(?<=\.)\s/);
    const sentence = sentences.find((one) => one.includes('starting with a dash')) ?? sentences[0] ?? '';
    throw new UsageError(sentence.replace(/\.?$/, '.'));
  }
}

function requireArguments(command: NamedCommand, given: readonly string[]): void {
  const { name, arguments: expected = [] } = command;
  const missing = expected.slice(given.length).find(({ optional }) => !optional);
  if (missing) throw new UsageError(`“kiban ${name}” needs <${missing.name}>. See “kiban ${name} --help”.`);
  const extra = given[expected.length];
  if (extra !== undefined)
    throw new UsageError(`“kiban ${name}” takes no argument ${JSON.stringify(extra)}.`);
  for (const [index, { name: what, choices }] of expected.entries())
    if (given[index] !== undefined) requireChoice(`<${what}>`, choices, given[index]);
}

function requireChoice(what: string, choices: readonly string[] | undefined, value: string): void {
  if (choices && !choices.includes(value))
    throw new UsageError(`${what} must be one of ${choices.join(', ')}, not ${JSON.stringify(value)}.`);
}
