import { ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { pngBase64 } from './fixture-tool.js';

/** Resources that the suite reads and subscribes to. */
export function registerResourceFixtures(server: McpServer): void {
  for (const [name, uri, text] of [
    ['test-static-text', 'test://static-text', 'This is the content of the static text resource.'],
    ['test-watched', 'test://watched-resource', 'Watched'],
  ] as const)
    server.registerResource(name, uri, { mimeType: 'text/plain' }, () => ({
      contents: [{ uri, mimeType: 'text/plain', text }],
    }));
  server.registerResource('test-static-binary', 'test://static-binary', { mimeType: 'image/png' }, () => ({
    contents: [{ uri: 'test://static-binary', mimeType: 'image/png', blob: pngBase64 }],
  }));
  server.registerResource(
    'test-template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { mimeType: 'application/json' },
    (uri, { id }) => ({
      contents: [
        {
          uri: uri.href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  );
}
