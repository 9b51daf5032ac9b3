import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createFrameParser } from './stream-frames.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

it('returns the same frames wherever the stream is cut', () => {
  const frame = fc.record({
    id: fc.nat().map(String),
    event: fc.constantFrom('card.move', 'reset'),
    data: fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify({ text })),
  });
  const cuts = fc.array(fc.nat({ max: 400 }));
  fc.assert(
    fc.property(fc.array(frame, { maxLength: 4 }), cuts, (frames, places) => {
      const text = frames.map(({ id, event, data }) => `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
      const bytes = encode(`: open\n\n${text.join(': keep-alive\n\n')}`);
      const parse = createFrameParser();
      const ends = [...places.filter((place) => place < bytes.length).sort((a, b) => a - b), bytes.length];
      expect(ends.flatMap((end, index) => parse(bytes.slice(ends[index - 1] ?? 0, end)))).toEqual(frames);
    }),
  );
});

it('reads frames without an id, with several data lines, and with CRLF', () => {
  const parse = createFrameParser();
  expect(parse(encode('event: reset\r\ndata: {\r\ndata: }\r\n\r\n'))).toEqual([
    { id: null, event: 'reset', data: '{\n}' },
  ]);
});
