import { PassThrough } from 'node:stream';
import { expect, it, jest } from '@jest/globals';
import { Output } from './output.js';

it('shows progress on a terminal without escape sequences, and removes it [DEC-2.CLI-6]', () => {
  jest.useFakeTimers();
  try {
    const stderr = Object.assign(new PassThrough(), { isTTY: true });
    const output = new Output({ stdout: new PassThrough(), stderr, json: false });
    const done = output.progress('Exporting \u001b[31mboard');
    jest.advanceTimersByTime(11_000);
    done();
    const written = String(stderr.read());
    expect(written).not.toContain('\u001b');
    const drawn = written.split('\r').filter((text) => text !== '');
    expect(drawn.at(-2)).toMatch(/^Exporting .*board … 11 s$/);
    expect(drawn.at(-1)).toBe(' '.repeat(drawn.at(-2)?.length ?? 0));
  } finally {
    jest.useRealTimers();
  }
});

it.each([
  ['no terminal', { isTTY: false }, false],
  ['JSON', { isTTY: true }, true],
])('shows no progress with %s', (_what, terminal, json) => {
  const stderr = Object.assign(new PassThrough(), terminal);
  new Output({ stdout: new PassThrough(), stderr, json }).progress('Exporting')();
  expect(stderr.read()).toBeNull();
});
