import type { Socket } from 'node:net';

/** The status of every interim response but 101, which ends HTTP on the connection. */
const INTERIM = /^HTTP\/1\.[01] 1(?!01)\d\d$/;
const STATUS_LENGTH = 'HTTP/1.1 100'.length;
const HEAD_END = Buffer.from('\r\n\r\n');
/** Longest head of an interim response; a longer one is left to the client, which rejects it. */
const HEAD_BYTES_MAX = 4_096;

/**
 * Removes interim responses from what a server sends. A client must accept them although it did not ask for them (RFC 9110
 * §15.2), and proxies in front of .NET and Java send `100 Continue`; undici closes the connection instead.
 * Only what precedes the first byte of a final response is looked at, after each request.
 */
export function skipInterimResponses<Connection extends Socket>(socket: Connection): Connection {
  const read = socket.read.bind(socket) as () => Buffer | null;
  const write = socket.write.bind(socket) as Socket['write'];
  let awaitsResponse = false;
  let held: Buffer | undefined;
  socket.write = ((...given: Parameters<Socket['write']>) => {
    awaitsResponse = true;
    return write(...given);
  }) as Socket['write'];
  // undici reads with this method alone.
  socket.read = () => {
    for (let chunk = read(); chunk !== null; chunk = read()) {
      if (!awaitsResponse) return chunk;
      const rest = withoutInterim(held ? Buffer.concat([held, chunk]) : chunk);
      held = rest.isPart ? rest.bytes : undefined;
      if (rest.isPart || rest.bytes.length === 0) continue;
      awaitsResponse = false;
      return rest.bytes;
    }
    return null;
  };
  return socket;
}

/** @returns the bytes from the first that are not of an interim response; `isPart`: more are needed to tell */
function withoutInterim(bytes: Buffer): { bytes: Buffer; isPart: boolean } {
  let left = bytes;
  while (left.length > 0) {
    const status = left.toString('latin1', 0, STATUS_LENGTH);
    if (status.length < STATUS_LENGTH) return { bytes: left, isPart: status.startsWith('H') };
    if (!INTERIM.test(status)) return { bytes: left, isPart: false };
    const end = left.indexOf(HEAD_END);
    if (end < 0) return { bytes: left, isPart: left.length <= HEAD_BYTES_MAX };
    left = left.subarray(end + HEAD_END.length);
  }
  return { bytes: left, isPart: false };
}
