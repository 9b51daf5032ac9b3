import { connect, type Socket } from 'node:net';
import type { Client } from './running-api.js';

/** A request whose response is not read beyond its first bytes. @returns the connection and the response's status */
export async function unreadResponse(
  client: Client,
  path: string,
): Promise<{ socket: Socket; status: number }> {
  const { hostname, port, pathname } = new URL(`${client.url}${path}`);
  const query = new URL(`${client.url}${path}`).search;
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    `GET ${pathname}${query} HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${client.bearer}\r\n\r\n`,
  );
  const head = await new Promise<Buffer>((resolve) => socket.once('data', resolve));
  socket.pause();
  return { socket, status: Number(head.toString('latin1').split(' ')[1]) };
}
