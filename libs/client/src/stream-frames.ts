/** One frame of a stream of Server-Sent Events. */
export interface StreamFrame {
  readonly id: string | null;
  readonly event: string;
  readonly data: string;
}

/**
 * Parses a stream of Server-Sent Events that may be cut at any byte.
 * @returns a function that takes the next bytes and returns the frames that they complete
 */
export function createFrameParser(): (bytes: Uint8Array) => StreamFrame[] {
  const decoder = new TextDecoder();
  let rest = '';
  return (bytes) => {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    return blocks.map(frameOf).filter((frame) => frame !== null);
  };
}

/** @returns null for a block without data, such as a comment */
function frameOf(block: string): StreamFrame | null {
  let id: string | null = null;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    const [name, value] =
      colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
    if (name === 'id') id = value;
    else if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
  }
  return data.length === 0 ? null : { id, event, data: data.join('\n') };
}
