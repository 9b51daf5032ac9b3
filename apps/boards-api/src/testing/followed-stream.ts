import type { CardDto } from '@kiban/contracts';
import type { Client } from './client.js';

/** An open stream. */
export interface Followed {
  status: number;
  text: () => string;
  isEnded: () => boolean;
  stop: () => void;
}

/** The stream of a board. @param board its id, and optionally a query: `3?cards=full` */
export function follow(client: Client, board: number | string, lastEventId?: string): Promise<Followed> {
  const [boardId, query = ''] = String(board).split('?');
  return followPath(client, `/boards/${boardId}/stream?${query}`, lastEventId);
}

export function followWorkspace(client: Client, lastEventId?: string): Promise<Followed> {
  return followPath(client, '/workspace/stream', lastEventId);
}

async function followPath(client: Client, path: string, lastEventId?: string): Promise<Followed> {
  const abort = new AbortController();
  const response = await fetch(`${client.url}${path}`, {
    headers: {
      authorization: `Bearer ${client.bearer}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: abort.signal,
  });
  let text = '';
  let ended = false;
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>)
      text += decoder.decode(chunk, { stream: true });
  })()
    .catch(() => undefined)
    .finally(() => (ended = true));
  return { status: response.status, text: () => text, isEnded: () => ended, stop: () => abort.abort() };
}

export interface FrameData {
  id: number;
  via?: object;
  traceId?: string;
  card?: CardDto;
  /** Only in streams of a workspace. */
  assigned?: boolean;
  data: { id: number };
  changes?: Record<string, { from: unknown; to: unknown }>;
}

/** Data of the frames of a kind, in order. */
export const framesOf = (text: string, kind: string): FrameData[] =>
  [...text.matchAll(new RegExp(`^event: ${kind}\\ndata: (.*)$`, 'gm'))].map(
    ([, data = '']) => JSON.parse(data) as FrameData,
  );

export const titles = (text: string): string[] =>
  [...text.matchAll(/"title":"([^"]+)"/g)].map((match) => match[1] ?? '');

/** The last id that a reader has, of any frame. */
export const lastIdOf = (text: string): string | undefined => [...text.matchAll(/^id: (\S+)$/gm)].at(-1)?.[1];

export const leftCards = (text: string): unknown[] => framesOf(text, 'card.leave').map(({ data }) => data);
