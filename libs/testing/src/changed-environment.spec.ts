import { describe, expect, it } from '@jest/globals';
import { changeEnvironment } from './changed-environment.js';

const [FIRST, SECOND] = ['KIBAN_TEST_FIRST', 'KIBAN_TEST_SECOND'] as const;
const values = (): unknown[] => [process.env[FIRST], process.env[SECOND]];

describe('changed variables', () => {
  it('are as they were after the last change is taken back, in any order', () => {
    process.env[FIRST] = 'own';
    const one = changeEnvironment({ [FIRST]: '1', [SECOND]: '1' });
    const two = changeEnvironment({ [FIRST]: '2' });
    expect(values()).toEqual(['2', '1']);
    one();
    one();
    expect(values()).toEqual(['2', '1']);
    two();
    expect(values()).toEqual(['own', undefined]);
    Reflect.deleteProperty(process.env, FIRST);
  });
});
