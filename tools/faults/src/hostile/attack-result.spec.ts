import { describe, expect, it } from '@jest/globals';
import { faultsOf, type AttackResult } from './attack-result.js';

const limit = { memoryBytes: 512 * 1_048_576, nodeOptions: '' };
const limits = {
  'boards-api': limit,
  auth: limit,
  'webhook-dispatcher': limit,
  notifications: limit,
  'mcp-gateway': limit,
};
const nothing = { sent: 1, statuses: {}, bad: [], badCount: 0 };

const result = (more: Partial<AttackResult> = {}): AttackResult => ({
  name: 'an attack',
  attacker: { ...nothing, note: '' },
  victim: { ...nothing, p50Ms: 5, p99Ms: 30, maxMs: 40, signIns: 0, slowestSignInMs: 0 },
  processes: {
    rssMax: {
      'boards-api': limit.memoryBytes,
      auth: 0,
      'webhook-dispatcher': 0,
      notifications: 0,
      'mcp-gateway': 0,
    },
    ended: [],
  },
  ...more,
});

describe('the verdict on an attack', () => {
  it('holds at the bounds themselves', () => {
    expect(faultsOf(result(), 10, limits)).toEqual([]);
  });

  it('names a slow victim, a large process, an ended process and bad statuses', () => {
    const { victim } = result();
    const faults = faultsOf(
      result({
        attacker: { ...nothing, bad: ['x: 500'], badCount: 2, note: '' },
        victim: { ...victim, p99Ms: 31, bad: ['GET /me: hung'], badCount: 1 },
        processes: {
          rssMax: {
            'boards-api': 0,
            auth: limit.memoryBytes + 1,
            'webhook-dispatcher': 0,
            notifications: 0,
            'mcp-gateway': 0,
          },
          ended: ['boards-api ended'],
        },
      }),
      10,
      limits,
    );
    expect(faults).toEqual([
      "the victim's p99 is 3.1 times the undisturbed figure",
      "auth is over its pod's memory limit",
      'boards-api ended',
      'attacker, 2 bad: x: 500',
      'victim, 1 bad: GET /me: hung',
    ]);
  });

  it('fails where the victim has no figures', () => {
    expect(faultsOf(result({ victim: { ...result().victim, p99Ms: Number.NaN } }), 10, limits)).toHaveLength(
      1,
    );
  });
});
