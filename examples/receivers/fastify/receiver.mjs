import Fastify from 'fastify';
import { accept, BODY_BYTES_MAX, openInbox, settings } from '../deliveries.mjs';

const { signingKeys, inboxFile, port } = settings();
const receiver = { signingKeys, inbox: openInbox(inboxFile) };

const app = Fastify({ bodyLimit: BODY_BYTES_MAX });
// Inside a plugin, so that the other routes of an application keep their parsers.
app.register(async (routes) => {
  routes.removeAllContentTypeParsers();
  routes.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  routes.post('/kiban', async (request, reply) => {
    const { status, text } = await accept(receiver, request.headers, request.body ?? Buffer.alloc(0));
    return reply.code(status).send(text ?? undefined);
  });
});
app.setErrorHandler((error, _request, reply) => {
  const status = error.statusCode ?? 500;
  if (status >= 500) console.error(error);
  return reply.code(status).send(status === 500 ? 'The event was not stored.' : 'The request has a fault.');
});

await app.listen({ port });
console.log(`listening on ${app.server.address().port}`);
