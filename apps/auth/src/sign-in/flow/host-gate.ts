import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Logger } from '@kiban/observability';
import type { FastifyInstance } from 'fastify';
import { isProviderPath } from '../../oidc/provider-mount.js';
import { messagePage } from '../../pages/message-page.js';
import { sendPage } from '../../pages/page.js';
import { isPage } from './form-request.js';

const MISDIRECTED = 421;

/**
 * Rejects sign-ins under a foreign host name, as after DNS rebinding: a browser’s cookies and pages belong to one
 * origin. IP addresses and the local names of a machine or a cluster are accepted, because no foreign site can have
 * them.
 */
export function rejectForeignHosts(fastify: FastifyInstance, publicOrigin: string, logger: Logger): void {
  const own = new URL(publicOrigin).hostname;
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isProviderPath(request.url) && !isPage(request.url)) return;
    const foreign = requestedNames(request.headers).find((name) => !isOurs(name, own));
    if (foreign === undefined) return;
    logger.warn({ requestId: request.id, address: request.ip, host: foreign.slice(0, 200) }, 'host.foreign');
    const sentence = `Sign-in works only at ${publicOrigin}, the address of this deployment.`;
    if (isPage(request.url) || (request.headers.accept ?? '').includes('text/html'))
      sendPage(
        reply,
        messagePage({
          title: 'Wrong address',
          sentences: [sentence, 'Open Kiban at that address. Its operator can change it with PUBLIC_ORIGIN.'],
          link: { href: publicOrigin, text: 'Open Kiban' },
        }),
        MISDIRECTED,
      );
    else void reply.status(MISDIRECTED).send({ error: 'invalid_request', error_description: sentence });
    return reply;
  });
}

/** All names that the request was sent to, including the one that an edge passed on. */
export function requestedNames(headers: IncomingHttpHeaders): string[] {
  return [headers.host, headers['x-forwarded-host']].flat().filter((name) => name !== undefined);
}

function isOurs(name: string, own: string): boolean {
  if (!URL.canParse(`http://${name}`)) return false;
  const { hostname } = new URL(`http://${name}`);
  return hostname === own || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.');
}
