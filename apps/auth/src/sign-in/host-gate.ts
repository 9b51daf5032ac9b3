import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Logger } from '@kiban/observability';
import type { FastifyInstance } from 'fastify';
import { isProviderPath } from '../oidc/provider-mount.js';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { isPage } from './form-request.js';

const MISDIRECTED = 421;

/**
 * Refuses sign-in under a name that is not this deployment's and could be somebody else's, as after DNS rebinding: what a
 * browser keeps and is shown belongs to one origin. Addresses, and names that a machine or a cluster has of itself, are let
 * through: nobody can make a browser send those for a site of their own.
 */
export function rejectForeignHosts(fastify: FastifyInstance, publicOrigin: string, logger: Logger): void {
  const own = new URL(publicOrigin).hostname;
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isProviderPath(request.url) && !isPage(request.url)) return;
    const foreign = namesOf(request.headers).find((name) => !isOurs(name, own));
    if (foreign === undefined) return;
    logger.warn({ requestId: request.id, address: request.ip, host: foreign.slice(0, 200) }, 'host.foreign');
    const sentence = `This deployment is reached at ${publicOrigin}, and signs nobody in under another name.`;
    if (isPage(request.url) || (request.headers.accept ?? '').includes('text/html'))
      sendPage(
        reply,
        messagePage({
          title: 'This is not the address of Kiban',
          sentences: [sentence, 'Open it there. Whoever runs it can change the address with PUBLIC_ORIGIN.'],
          link: { href: publicOrigin, text: 'Go to Kiban' },
        }),
        MISDIRECTED,
      );
    else void reply.status(MISDIRECTED).send({ error: 'invalid_request', error_description: sentence });
    return reply;
  });
}

/** Every name that the request was sent to, the one that an edge passed on included. */
function namesOf(headers: IncomingHttpHeaders): string[] {
  return [headers.host, headers['x-forwarded-host']].flat().filter((name) => name !== undefined);
}

function isOurs(name: string, own: string): boolean {
  if (!URL.canParse(`http://${name}`)) return false;
  const { hostname } = new URL(`http://${name}`);
  return hostname === own || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !hostname.includes('.');
}
