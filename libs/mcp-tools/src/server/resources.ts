import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type McpServer,
  type ReadResourceResult,
  type Resource,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { boardPage } from '../responses/board-page.js';
import { cardDetails } from '../responses/card-details.js';
import { errorText } from '../responses/error-text.js';
import { shortened } from '../responses/response.js';
import { ApiError } from '../api/api-error.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { boardUri, resourceOf } from './resource-uris.js';

type ApiFor = (signal: AbortSignal) => WorkspaceApi;

const MIME_TYPE = 'application/json';
const BOARDS_LISTED_MAX = 100;

/** Boards and cards as resources: the same pages as get_board and get_card give. */
export function registerResources(server: McpServer, api: ApiFor): void {
  server.registerResource(
    'board',
    new ResourceTemplate('kiban://boards/{boardId}', {
      list: (context) => listedBoards(api(context.mcpReq.signal)),
    }),
    { title: 'Board', description: 'A board’s lists with their cards', mimeType: MIME_TYPE },
    (uri, _variables, context) => read(api, uri, context),
  );
  server.registerResource(
    'card',
    new ResourceTemplate('kiban://cards/{cardId}', { list: undefined }),
    { title: 'Card', description: 'A card with its description and newest comments', mimeType: MIME_TYPE },
    (uri, _variables, context) => read(api, uri, context),
  );
}

async function listedBoards(api: WorkspaceApi): Promise<{ resources: Resource[] }> {
  const boards = await api.boards(false);
  return {
    resources: boards.slice(0, BOARDS_LISTED_MAX).map((board) => ({
      uri: boardUri(board.id),
      name: shortened(board.name, 120),
      mimeType: MIME_TYPE,
    })),
  };
}

async function read(api: ApiFor, uri: URL, context: ServerContext): Promise<ReadResourceResult> {
  const resource = resourceOf(uri.href);
  if (!resource) throw new ResourceNotFoundError(uri.href);
  try {
    const content = await contentOf(api(context.mcpReq.signal), resource);
    return { contents: [{ uri: uri.href, mimeType: MIME_TYPE, text: JSON.stringify(content) }] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new ResourceNotFoundError(uri.href);
    throw new ProtocolError(ProtocolErrorCode.InternalError, errorText(error));
  }
}

async function contentOf(
  api: WorkspaceApi,
  { kind, id }: NonNullable<ReturnType<typeof resourceOf>>,
): Promise<object> {
  if (kind === 'card') return cardDetails(api, id, undefined);
  return boardPage(api, id, { limit: 200 });
}
