import type { NamedCommand, Flag } from './command.js';
import { GLOBAL_FLAGS } from './parse.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What may follow the words that were typed. */
interface Step {
  /** Words before it, such as `cards move`. */
  after: string;
  words: readonly (readonly [word: string, summary: string])[];
}

function stepsOf(table: readonly NamedCommand[]): Step[] {
  const firsts = new Map<string, string>();
  for (const { name, summary } of table) {
    const [first = '', second] = name.split(' ');
    if (!firsts.has(first)) firsts.set(first, second === undefined ? summary : `commands for ${first}`);
  }
  const groups = [...firsts.keys()].filter((first) => table.some(({ name }) => name.startsWith(`${first} `)));
  return [
    { after: '', words: [...firsts] },
    ...groups.map((group) => ({
      after: group,
      words: table
        .filter(({ name }) => name.startsWith(`${group} `))
        .map(({ name, summary }) => [name.slice(group.length + 1), summary] as const),
    })),
    ...table.map((command) => ({ after: command.name, words: wordsOf(command) })),
  ];
}

function wordsOf({ arguments: expected = [], flags }: NamedCommand): [string, string][] {
  const all: [string, Flag][] = Object.entries({ ...flags, ...GLOBAL_FLAGS });
  return [
    ...expected.flatMap(({ name, choices = [] }) =>
      choices.map((choice): [string, string] => [choice, name]),
    ),
    ...all.map(([name, { summary }]): [string, string] => [`--${name}`, summary]),
  ];
}

/** A script that completes the commands, flags and fixed arguments of the table. */
export function completionScript(shell: Shell, table: readonly NamedCommand[]): string {
  const steps = stepsOf(table);
  switch (shell) {
    case 'bash':
      return bash(steps);
    case 'zsh':
      return zsh(steps);
    case 'fish':
      return fish(steps);
  }
}

const cases = (steps: readonly Step[], line: (words: Step['words']) => string): string =>
  steps.map(({ after, words }) => `    '${after}') ${line(words)} ;;\n`).join('');

/** Flags are skipped, and the longest known words count. */
const TYPED = (words: string, last: string, names: string): string => `  local typed= word candidate
  for word in ${words}; do
    [[ $word == -* ]] && continue
    candidate="\${typed:+$typed }$word"
    case "$candidate" in
      ${names}) typed=$candidate ;;
    esac
  done${last}
`;

const namesOf = (steps: readonly Step[]): string =>
  steps.flatMap(({ after }) => (after === '' ? [] : [`'${after}'`])).join('|');

function bash(steps: readonly Step[]): string {
  const line = (words: Step['words']): string => `words='${words.map(([word]) => word).join(' ')}'`;
  return `_kiban() {
${TYPED('"${COMP_WORDS[@]:1:COMP_CWORD-1}"', '', namesOf(steps))}  local words=
  case "$typed" in
${cases(steps, line)}  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _kiban kiban
`;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(steps: readonly Step[]): string {
  const line = (words: Step['words']): string =>
    `choices=(${words.map(([word, summary]) => quoted(`${word.replaceAll(':', '\\:')}:${summary}`)).join(' ')})`;
  return `#compdef kiban
_kiban() {
${TYPED('"${(@)words[2,CURRENT-1]}"', '', namesOf(steps))}  local -a choices
  case "$typed" in
${cases(steps, line)}  esac
  _describe kiban choices || _files
}
compdef _kiban kiban
`;
}

function fish(steps: readonly Step[]): string {
  const lines = steps.flatMap(({ after, words }) =>
    words.map(([word, summary]) => {
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a ${quoted(word)}`;
      return `complete -c kiban -n ${quoted(`__kiban_after "${after}"`)} ${what} -d ${quoted(summary)}\n`;
    }),
  );
  const names = steps.flatMap(({ after }) => (after === '' ? [] : [`'${after}'`])).join(' ');
  return `function __kiban_after
  set -l typed
  for word in (commandline -opc)[2..]
    string match -q -- '-*' $word; and continue
    set -l candidate (string join ' ' $typed $word)
    contains -- "$candidate" ${names}; and set typed $candidate
  end
  test "$typed" = "$argv[1]"
end
${lines.join('')}`;
}
