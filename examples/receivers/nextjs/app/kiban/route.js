import { openInbox, settings } from '../../../deliveries.mjs';
import { respond } from '../../../web-request.mjs';

// The inbox is a file, and a response must never be cached.
export const runtime = 'nodejs';
export const dynamic = 'force-dynamic';

let receiver;

/** Opened by the first request: Next.js loads this file during its build too, where no key is set. */
function opened() {
  const { signingKeys, inboxFile } = settings();
  return { signingKeys, inbox: openInbox(inboxFile) };
}

export async function POST(request) {
  receiver ??= opened();
  return respond(receiver, request);
}
