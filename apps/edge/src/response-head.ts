import { ChunkedBody, CountedBody, UnboundedBody, type BodyFraming } from './body-framing.js';

/** The head of a service's response. */
export interface ResponseHead {
  readonly status: number;
  /** Status line and header lines for the client, each with its line end, without the empty line. */
  readonly text: string;
  readonly body: BodyFraming;
  /** Whether the connection can carry another request after this response. */
  readonly isPersistent: boolean;
}

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-5]\d\d)(?: [^\r\n]*)?\r\n/;

/**
 * @param text the status line and the header lines, each with its line end
 * @param method of the request
 * @param isForClient whether a header (by its name in lower case) is forwarded
 * @throws when the head is malformed or its framing is ambiguous
 */
export function readResponseHead(
  text: string,
  method: string,
  isForClient: (name: string) => boolean,
): ResponseHead {
  const [statusLine, minor, code] = STATUS_LINE.exec(text) ?? [];
  if (statusLine === undefined) throw new Error('The response has no status line.');
  const status = Number(code);
  const framing: Record<'connection' | 'content-length' | 'transfer-encoding', string | undefined> = {
    connection: undefined,
    'content-length': undefined,
    'transfer-encoding': undefined,
  };
  let forwarded = statusLine;
  let start = statusLine.length;
  while (start < text.length) {
    const end = text.indexOf('\r\n', start) + '\r\n'.length;
    const line = text.slice(start, end);
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error('A header of the response has no name.');
    const name = line.slice(0, colon).toLowerCase();
    if (Object.hasOwn(framing, name)) {
      const key = name as keyof typeof framing;
      if (framing[key] !== undefined) throw new Error(`The response has two headers ${name}.`);
      framing[key] = line.slice(colon + 1).trim();
    }
    if (isForClient(name)) forwarded += line;
    start = end;
  }
  const body = hasBody(method, status) ? framingOf(framing) : new CountedBody(0);
  const isPersistent = minor === '1' && !body.isUntilClose && !/\bclose\b/i.test(framing.connection ?? '');
  return { status, text: forwarded, body, isPersistent };
}

/** RFC 9112 §6.3. */
function hasBody(method: string, status: number): boolean {
  return method !== 'HEAD' && status !== 204 && status !== 304;
}

function framingOf(headers: {
  'content-length': string | undefined;
  'transfer-encoding': string | undefined;
}): BodyFraming {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  if (coding !== undefined) {
    if (length !== undefined || coding.toLowerCase() !== 'chunked')
      throw new Error('The end of the response is ambiguous.');
    return new ChunkedBody();
  }
  if (length === undefined) return new UnboundedBody();
  if (!/^\d{1,15}$/.test(length)) throw new Error('The length of the response is not a number.');
  return new CountedBody(Number(length));
}
