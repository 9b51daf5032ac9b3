import { beforeEach, describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import { onStopSignals } from './stop-signals.js';

describe('a signal to stop', () => {
  let source: EventEmitter;
  let time: number;
  let wishes: string[];

  const send = (signal: NodeJS.Signals, afterMs: number): void => {
    time += afterMs;
    source.emit(signal, signal);
  };

  beforeEach(() => {
    source = new EventEmitter();
    time = 0;
    wishes = [];
    onStopSignals(
      () => wishes.push('stop'),
      () => wishes.push('force'),
      source,
      () => time,
    );
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('may be %s', (signal) => {
    send(signal, 0);
    expect(wishes).toEqual(['stop']);
  });

  it('that npm forwards in addition to the terminal’s counts once', () => {
    send('SIGINT', 0);
    send('SIGINT', 40);
    expect(wishes).toEqual(['stop']);
  });

  it('that is repeated later forces the end', () => {
    send('SIGINT', 0);
    send('SIGINT', 1_500);
    expect(wishes).toEqual(['stop', 'force']);
  });

  it('of a terminal that closes never forces', () => {
    send('SIGTERM', 0);
    send('SIGHUP', 5_000);
    expect(wishes).toEqual(['stop']);
  });
});
