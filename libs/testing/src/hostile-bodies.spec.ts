import { describe, expect, it } from '@jest/globals';
import { hostileBody, hostileShapes } from './hostile-bodies.js';

const MEBIBYTE = 1_048_576;
const shapes = Object.entries(hostileShapes);

describe('hostile bodies', () => {
  it.each(shapes)('%s fill the given bytes without exceeding them', (_name, shape) => {
    const size = Buffer.byteLength(hostileBody(shape, 'cards', MEBIBYTE));
    expect(size).toBeLessThanOrEqual(MEBIBYTE);
    expect(size).toBeGreaterThan(MEBIBYTE - 2 * shape.unitBytes - 1);
  });

  it.each(shapes.filter(([name]) => name !== 'cutOff' && !name.startsWith('nested')))(
    '%s are JSON',
    (name, shape) => {
      const body: unknown = JSON.parse(shape.text('cards', 100));
      if (name !== 'rootList') expect(body).toHaveProperty('cards');
    },
  );

  it('nest to the counted depth', () => {
    expect(hostileShapes.nestedArrays.text('p', 3)).toBe('{"p":[[[]]]}');
    expect(hostileShapes.nestedObjects.text('p', 2)).toBe('{"p":{"a":{"a":0}}}');
    expect(() => JSON.parse(hostileShapes.nestedObjects.text('p', 1_000)) as unknown).not.toThrow();
  });

  it('have different names', () => {
    expect(new Set(shapes.map(([, { name }]) => name)).size).toBe(shapes.length);
  });
});
