import { connect, type Socket } from 'node:net';

/** Sends raw bytes to the edge that no HTTP client would send; connection errors are expected. */
export function rawConnection(origin: URL, localAddress: string, text: string): Socket {
  const socket = connect({ host: '127.0.0.1', port: Number(origin.port), localAddress });
  socket.on('error', () => undefined);
  socket.on('connect', () => socket.write(text));
  return socket;
}

export function requestHead(origin: URL, line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, `host: ${origin.host}`, ...headers, '', ''].join('\r\n');
}
