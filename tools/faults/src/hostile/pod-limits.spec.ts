import { describe, expect, it } from '@jest/globals';
import { findRepositoryRoot } from '@kiban/dev/repository-root';
import { readPodLimits, SERVICES } from './pod-limits.js';

describe('the limits of the pods', () => {
  it.each(SERVICES)('of %s leave room beside the heap', async (service) => {
    const { memoryBytes, nodeOptions } = (await readPodLimits(findRepositoryRoot()))[service];
    const heapMebibytes = Number(/--max-old-space-size=(\d+)/.exec(nodeOptions)?.[1]);
    expect(heapMebibytes).toBeGreaterThan(0);
    expect(heapMebibytes * 1_048_576).toBeLessThan(memoryBytes);
  });
});
