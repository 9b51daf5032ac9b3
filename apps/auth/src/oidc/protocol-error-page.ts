import type { Configuration } from 'oidc-provider';
import { pageHeaders, renderPage } from '../pages/page.js';
import { messagePage } from '../pages/message-page.js';

type RenderError = NonNullable<Configuration['renderError']>;

/** What a person sees when a request cannot be answered with a redirect back to the client. */
export const renderProtocolError: RenderError = (ctx, out) => {
  const expired = out.error === 'invalid_request' && /session|expired/i.test(out.error_description ?? '');
  const page = messagePage({
    title: expired ? 'This sign-in has run out' : 'This request cannot be answered',
    sentences: expired
      ? [
          'Too much time has passed, or it was finished in another window. Go back to where you came from and start again.',
        ]
      : [
          'The program that sent you here asked for something that Kiban cannot give. Nothing was allowed and nothing was changed.',
          'Go back to it and try again; if it happens again, tell its makers what stands below.',
        ],
    reference: [out.error, out.error_description].filter(Boolean).join(': '),
  });
  ctx.set(pageHeaders(page));
  ctx.body = renderPage(page);
};
