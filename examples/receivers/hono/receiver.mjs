import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { openInbox, settings } from '../deliveries.mjs';
import { respond } from '../web-request.mjs';

const { signingKeys, inboxFile, port } = settings();
const receiver = { signingKeys, inbox: openInbox(inboxFile) };

const app = new Hono();
app.post('/kiban', (context) => respond(receiver, context.req.raw));

serve({ fetch: app.fetch, port }, (address) => console.log(`listening on ${address.port}`));
