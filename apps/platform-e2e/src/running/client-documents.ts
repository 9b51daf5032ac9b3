import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Host of the documents' URLs; the deployment's environment maps it to the real address. */
const HOST = 'client.example';

/** Serves an AI client's metadata document, as a client's site does (Client ID Metadata Documents). */
export class ClientDocuments {
  /** Number of requests for the document. */
  fetched = 0;

  private constructor(
    private readonly server: Server,
    /** For the environment of the deployment. */
    readonly settings: NodeJS.ProcessEnv,
    readonly documentUrl: string,
  ) {}

  static async start(clientName: string): Promise<ClientDocuments> {
    const documentUrl = `https://${HOST}/oauth/client.json`;
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const documents = new ClientDocuments(
      server,
      { OAUTH_DOCUMENT_SOURCES: `${HOST}=http://127.0.0.1:${port}` },
      documentUrl,
    );
    const document = {
      client_id: documentUrl,
      client_name: clientName,
      // Without a port: a native client listens on any free port (RFC 8252 §7.3).
      redirect_uris: ['http://127.0.0.1/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    };
    server.on('request', (request, response) => {
      const found = request.url === new URL(documentUrl).pathname;
      if (found) documents.fetched += 1;
      response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
      response.end(found ? JSON.stringify(document) : '{}');
    });
    return documents;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
