import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import type { KibanEvent } from '@kiban/client';
import { safeJson, safeLine } from '../console/safe-text.js';
import { readSince } from '../listen/since.js';
import { readHeaders, readTarget } from '../listen/target.js';
import { completionScript, SHELLS } from './completion.js';
import { commandHelp, overview } from './help.js';
import { eventLine } from './event-line.js';
import { findCommand, parseCommand } from './parse.js';
import { COMMANDS } from './table.js';

const parse = (line: string): ReturnType<typeof parseCommand> => {
  const words = line.split(' ');
  const { command, length } = findCommand(COMMANDS, words);
  if (!command) throw new Error('No such command.');
  return parseCommand(command, words.slice(length));
};

describe('the table of commands', () => {
  it('has a sentence, known choices and a help page for each', () => {
    for (const command of COMMANDS) {
      expect(command.name).toMatch(/^[a-z]+( [a-z]+)?$/);
      expect(command.summary).toMatch(/^[A-Z].*[^.]$/);
      expect(overview(COMMANDS, '1.0.0')).toContain(command.summary);
      for (const flag of Object.keys(command.flags ?? {}))
        expect(commandHelp(command)).toContain(`--${flag}`);
    }
  });

  it.each([
    ['cards move', /needs <card>/],
    ['cards move 1 2', /takes no argument "2"/],
    ['cards move 1 --lst 3', /--lst/],
    ['cards move 1 --list', /--list/],
    ['cards move 1 --first=yes', /--first' does not take an argument/],
    ['cards list --sort -due', /use '--sort=-XYZ'\.$/],
    ['completion tcsh', /<shell> must be one of bash, zsh, fish/],
    ['boards create a --kind tree', /--kind must be one of/],
  ])('rejects “kiban %s”', (line, sentence) => {
    expect(() => parse(line)).toThrow(sentence);
  });

  it('parses arguments and flags', () => {
    const { given } = parse('cards move 7 --list 3 --first');
    expect([given.arg(0), given.text('list'), given.is('first')]).toEqual(['7', '3', true]);
    const { given: other } = parse('webhooks deliveries x --limit 5');
    expect(other.number('limit')).toBe(5);
    expect(() => other.id(0, '<webhook>')).toThrow(/<webhook> must be a positive integer/);
  });
});

describe('the line of an event', () => {
  const deleted = {
    id: 244_911_212_134_400,
    event: 'card.delete',
    occurredAt: '2026-11-21T09:30:00.000Z',
    workspace: { slug: 'demo', name: 'Demo' },
    boardId: 3,
    actor: { memberId: 7, name: 'Aiko Tanaka' },
    data: { id: 101, title: 'Order the cake', listName: 'Doing', dueDate: null },
  };

  it('names a card by its number, also one that is gone, and has none in older events', () => {
    expect(eventLine({ ...deleted, number: 912 } as KibanEvent)).toBe(
      '2026-11-21T09:30:00.000Z  card.delete  244911212134400  board 3  #912  Order the cake  Aiko Tanaka',
    );
    expect(eventLine(deleted as KibanEvent)).toContain('board 3  Order the cake');
  });
});

describe('completion', () => {
  const complete = (...words: string[]): string[] => {
    const script = `${completionScript('bash', COMMANDS)}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=$(( \${#COMP_WORDS[@]} - 1 ))
_kiban
printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-euc', script], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.split('\n').filter(Boolean);
  };

  it.each([
    [['kiban', 'ca'], ['cards']],
    [['kiban', 'cards', 'mo'], ['move']],
    [['kiban', '--json', 'cards', 'mo'], ['move']],
    [['kiban', 'cards', 'move', '7', '--li'], ['--list']],
    [['kiban', 'completion', 'f'], ['fish']],
  ])('offers what fits in bash: %j', (words, offered) => {
    expect(complete(...words)).toEqual(offered);
  });

  it.each(SHELLS)('names every command and flag in %s', (shell) => {
    const script = completionScript(shell, COMMANDS);
    for (const { name, flags = {} } of COMMANDS)
      for (const word of [...name.split(' '), ...Object.keys(flags)]) expect(script).toContain(word);
  });
});

describe('text of others', () => {
  it('shows control characters and direction marks instead of sending them to the terminal', () => {
    const hostile = '\u001b[2J\u009b31m\u0007\r\n\u202egpj.exe\u2066';
    expect(safeLine(hostile)).toBe('\\u001b[2J\\u009b31m\\u0007\\u000d\\u000a\\u202egpj.exe\\u2066');
    expect(safeLine('注文 🎂 für')).toBe('注文 🎂 für');
    const json = safeJson({ title: hostile }, 2);
    expect(json).not.toMatch(/[^\n\x20-\x7e]/);
    expect(JSON.parse(json)).toEqual({ title: hostile });
  });
});

describe('the receiver of listen', () => {
  it.each([
    ['8080', 'http://localhost:8080/'],
    ['8080/hooks', 'http://localhost:8080/hooks'],
    ['localhost:3000/a?b=c#d', 'http://localhost:3000/a?b=c'],
    ['https://example.org', 'https://example.org/'],
  ])('%s is %s', (text, address) => {
    expect(readTarget(text).href).toBe(address);
  });

  it.each(['', 'http://', 'http://me:secret@localhost', 'a b'])('is not %j', (text) => {
    expect(() => readTarget(text)).toThrow(/--forward-to/);
  });

  it('takes headers, warns of secrets as arguments, and never quotes them', async () => {
    const warnings: string[] = [];
    const read = (...given: string[]): Promise<object> => readHeaders(given, (text) => warnings.push(text));
    expect(await read('X-Trace: 1', 'Authorization: Bearer s3cret')).toEqual({
      'x-trace': '1',
      authorization: 'Bearer s3cret',
    });
    expect(warnings).toEqual([expect.stringContaining('process list')]);
    expect(warnings.join()).not.toContain('s3cret');
    for (const bad of ['s3cret', 'a: b\r\nc: d', 'a: \u00e9'])
      await expect(read(bad)).rejects.toThrow(/^--header must be “Name: value”, or @file with one a line.$/);
  });
});

describe('--since', () => {
  const NOW = Date.parse('2026-11-23T12:00:00Z');
  it.each([
    ['oldest', { position: 'oldest', notBefore: null }],
    ['244687680081937', { position: 244_687_680_081_937, notBefore: null }],
    ['15m', { position: 'oldest', notBefore: NOW - 900_000 }],
    ['2026-11-23T09:00Z', { position: 'oldest', notBefore: Date.parse('2026-11-23T09:00Z') }],
  ])('reads %s', (text, since) => {
    expect(readSince(text, NOW)).toEqual(since);
  });

  it.each(['', '1', '5w', 'yesterday 5', '2026-13-01'])('rejects %j', (text) => {
    expect(() => readSince(text, NOW)).toThrow(/--since must be/);
  });
});
