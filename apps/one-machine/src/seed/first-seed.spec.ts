import { describe, expect, it } from '@jest/globals';
import { parseSeedAnswer } from './first-seed.js';

describe('the line of the seed program', () => {
  it('is its last', () => {
    const stdout = '{"level":30,"msg":"hello"}\n{"workspaceId":1,"memberId":2,"token":"kbn_abc"}\n';
    expect(parseSeedAnswer(stdout)).toEqual({ workspaceId: 1, memberId: 2, token: 'kbn_abc' });
  });

  it('contains no token when none was issued', () => {
    expect(parseSeedAnswer('{"workspaceId":1,"memberId":2,"token":null}').token).toBeNull();
  });

  it.each(['', 'done', '{"token":"kbn_x"}', '{"workspaceId":1,"memberId":2,"token":"secret"}'])(
    'is not %s',
    (stdout) => {
      expect(() => parseSeedAnswer(stdout)).toThrow();
    },
  );
});
