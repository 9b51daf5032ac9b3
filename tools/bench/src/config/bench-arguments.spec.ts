import { describe, expect, it } from '@jest/globals';
import { readBenchArguments } from './bench-arguments.js';

const parts = ['api', 'webhooks-latency', 'webhooks-relay', 'mcp'];
const read = (...given: string[]) => readBenchArguments(given, parts);

describe('the arguments of a run', () => {
  it('select everything when there are none', () => {
    const { parts: selected, wanted, quick } = read();
    expect(selected).toEqual([]);
    expect(wanted).toContain('diverse-move');
    expect(wanted).toContain('memory');
    expect(quick).toBe(false);
  });

  it('select parts by the beginning of their names, and rows by their own', () => {
    expect(read('webhooks').parts).toEqual(['webhooks-latency', 'webhooks-relay']);
    const { parts: selected, wanted } = read('diverse-post', 'move', '--quick');
    expect(selected).toEqual(['api']);
    expect([...wanted]).toEqual(['diverse-post', 'move']);
  });

  it('select the rows of diverse load and the edge with --diverse', () => {
    const { wanted } = read('api', '--diverse');
    expect(wanted).toContain('diverse-mix');
    expect(wanted).toContain('edge');
    expect(wanted).not.toContain('get-boards');
  });

  it('name the row to profile', () => {
    expect(read('--profile', 'diverse-move')).toMatchObject({ parts: ['api'], profile: 'diverse-move' });
    expect(() => read('--profile', 'memory')).toThrow('There is no memory.');
  });

  it('reject unknown names with the accepted ones', () => {
    expect(() => read('diverse-dance')).toThrow(/^There is no diverse-dance\. Parts: api, webhooks-latency/);
  });
});
