import type { McpServer } from '@modelcontextprotocol/server';
import type { WorkspaceApi } from '../api/workspace-api.js';

const VALUES_MAX = 50;
const DEADLINE_MS = 5_000;

/** Completes board names in prompts and board ids in resources from the boards visible to the caller. */
export function registerCompletions(server: McpServer, api: (signal: AbortSignal) => WorkspaceApi): void {
  server.server.setRequestHandler('completion/complete', async ({ params }, context) => {
    const { ref, argument } = params;
    const wantsName = ref.type === 'ref/prompt' && argument.name === 'board';
    const wantsId = ref.type === 'ref/resource' && argument.name === 'boardId';
    if (!wantsName && !wantsId) return { completion: { values: [], total: 0, hasMore: false } };
    const text = argument.value.trim().toLocaleLowerCase();
    const signal = AbortSignal.any([context.mcpReq.signal, AbortSignal.timeout(DEADLINE_MS)]);
    const boards = (await api(signal).boards(false)).filter(
      ({ id, name }) => name.toLocaleLowerCase().includes(text) || (wantsId && String(id).startsWith(text)),
    );
    const values = boards.slice(0, VALUES_MAX).map(({ id, name }) => (wantsId ? String(id) : name));
    return { completion: { values, total: boards.length, hasMore: boards.length > values.length } };
  });
}
