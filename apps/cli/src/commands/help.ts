import type { NamedCommand, Flag } from './command.js';
import { GLOBAL_FLAGS } from './parse.js';

function rows(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([left]) => left.length));
  return pairs.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}

export function usageOf({ name, arguments: expected = [] }: NamedCommand): string {
  const args = expected.map(({ name: what, optional }) => (optional ? `[${what}]` : `<${what}>`));
  return ['kiban', name, ...args].join(' ');
}

function flagRow([name, { short, value, summary, choices }]: [string, Flag]): [string, string] {
  const left = `${short === undefined ? '    ' : `-${short}, `}--${name}${value === undefined ? '' : ` <${value}>`}`;
  return [left, choices ? `${summary}: ${choices.join(', ')}` : summary];
}

export function commandHelp(command: NamedCommand): string {
  const { summary, flags = {}, notes = [] } = command;
  return [
    `${summary}\n\nUsage: ${usageOf(command)} [flags]\n\nFlags:\n`,
    rows(Object.entries({ ...flags, ...GLOBAL_FLAGS }).map(flagRow)),
    ...notes.map((note) => `\n${note}\n`),
  ].join('');
}

/** @param group the first word of commands with two, or nothing for all commands */
export function overview(table: readonly NamedCommand[], version: string, group?: string): string {
  const shown = table.filter(({ name }) => group === undefined || name.split(' ')[0] === group);
  return [
    `kiban ${version}: Kiban in a terminal\n\nUsage: kiban <command> [arguments] [flags]\n\nCommands:\n`,
    rows(shown.map((command) => [usageOf(command).slice('kiban '.length), command.summary])),
    '\nFlags of every command:\n',
    rows(Object.entries(GLOBAL_FLAGS).map(flagRow)),
    '\nEnvironment: KIBAN_URL and KIBAN_TOKEN in place of a login, KIBAN_PROFILE.\n',
    'Exit codes: 0 done, 1 failed, 2 wrong usage.\n',
  ].join('');
}
