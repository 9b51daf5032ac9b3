import { beforeEach, describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../board-model/testing/manual-clock.js';
import { ToastTimer } from './toast-timer.js';

const TEXT = 'x'.repeat(100);
/** Of this text: ten seconds, and 60 ms for each character. */
const READ_MS = 16_000;

let clock: ManualClock;
let timer: ToastTimer;
let isDismissed: boolean;

beforeEach(() => {
  clock = new ManualClock();
  isDismissed = false;
  timer = new ToastTimer(
    (ms, run) => clock.after(ms, run),
    TEXT,
    () => (isDismissed = true),
  );
});

describe('a toast', () => {
  it('goes after the time that its text takes to be read', async () => {
    await clock.advance(READ_MS - 1);
    expect(isDismissed).toBe(false);
    await clock.advance(1);
    expect(isDismissed).toBe(true);
  });

  it('stays while the pointer or the focus is on it, or its page is not seen', async () => {
    await clock.advance(READ_MS - 1);
    timer.hold('pointer', true);
    timer.hold('focus', true);
    await clock.advance(10 * READ_MS);
    timer.hold('pointer', false);
    await clock.advance(10 * READ_MS);
    timer.hold('hidden', true);
    timer.hold('focus', false);
    await clock.advance(10 * READ_MS);
    expect(isDismissed).toBe(false);
    timer.hold('hidden', false);
    await clock.advance(READ_MS - 1);
    expect(isDismissed).toBe(false);
    await clock.advance(1);
    expect(isDismissed).toBe(true);
  });

  it('is not held by what was never on it', async () => {
    timer.hold('hidden', false);
    await clock.advance(READ_MS);
    expect(isDismissed).toBe(true);
  });

  it('is not dismissed a second time after its end', async () => {
    timer.end();
    await clock.advance(10 * READ_MS);
    expect(isDismissed).toBe(false);
  });
});
