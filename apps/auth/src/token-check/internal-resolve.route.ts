import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolvePath } from '@kiban/auth-client';
import type { Logger, ManagementRoute } from '@kiban/observability';
import { equalSecrets } from '../infrastructure/digest.js';
import { MalformedQuestionError, readQuestion, type BearerQuestion } from './bearer-question.js';

const BODY_BYTES_MAX = 2_048;

/**
 * The question over HTTP, on the management port only and for callers with an internal secret. Its
 * answers carry no lease: it is asked while the broker is away, when nobody would hear a drop.
 */
export function internalResolveRoute(
  question: BearerQuestion,
  secrets: readonly string[],
  logger: Logger,
): ManagementRoute {
  return async (request, response) => {
    if (request.url !== resolvePath) return false;
    if (request.method !== 'POST') {
      send(response, 405, { error: 'Ask by POST.' }, { allow: 'POST' });
      return true;
    }
    const given = request.headers.authorization ?? '';
    if (!secrets.some((secret) => equalSecrets(given, `Bearer ${secret}`))) {
      send(response, 401, { error: 'Only services of this deployment may ask.' });
      return true;
    }
    try {
      const body = await readBody(request);
      if (body === null) send(response, 413, { error: `The body must be at most ${BODY_BYTES_MAX} bytes.` });
      else send(response, 200, await question.respondOnce(readQuestion(JSON.parse(body))));
    } catch (error) {
      if (error instanceof MalformedQuestionError || error instanceof SyntaxError)
        send(response, 400, { error: new MalformedQuestionError().message });
      else {
        logger.warn({ err: error }, 'bearer.question_failed');
        send(response, 503, { error: 'The question cannot be answered for the moment.' });
      }
    }
    return true;
  };
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers });
  response.end(JSON.stringify(body));
}
