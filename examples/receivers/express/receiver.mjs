import express from 'express';
import { accept, BODY_BYTES_MAX, openInbox, settings } from '../deliveries.mjs';

const { signingKeys, inboxFile, port } = settings();
const receiver = { signingKeys, inbox: openInbox(inboxFile) };

const app = express();
// Raw, of every type, and not decompressed. Register no express.json() before this route.
const rawBody = express.raw({ type: () => true, inflate: false, limit: BODY_BYTES_MAX });
app.post('/kiban', rawBody, async (request, response) => {
  // Without a body there is no buffer.
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const { status, text } = await accept(receiver, request.headers, body);
  response
    .status(status)
    .type('text')
    .send(text ?? '');
});
// Express would show the stack of an error, and recognizes this handler by its four parameters.
// eslint-disable-next-line no-unused-vars
app.use((error, _request, response, _next) => {
  const status = error.status ?? 500;
  if (status >= 500) console.error(error);
  response
    .status(status)
    .type('text')
    .send(status === 500 ? 'The event was not stored.' : 'The request has a fault.');
});

const server = app.listen(port, () => console.log(`listening on ${server.address().port}`));
