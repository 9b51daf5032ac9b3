import type { Configuration } from 'oidc-provider';
import { pageHeaders, renderPage } from '../pages/page.js';
import { messagePage } from '../pages/message-page.js';
import { retryAfterOf, setUnavailable } from './unavailable.js';

type RenderError = NonNullable<Configuration['renderError']>;

/** The page for a request that cannot be answered with a redirect to the client. */
export const renderProtocolError: RenderError = (ctx, out, error) => {
  if (retryAfterOf(error) !== undefined) return setUnavailable(ctx, error);
  const expired = out.error === 'invalid_request' && /session|expired/i.test(out.error_description ?? '');
  const page = messagePage({
    title: expired ? 'This sign-in has expired' : 'This request is not valid',
    sentences: expired
      ? [
          'Too much time has passed, or it was completed in another window.',
          'Go back to the program or page that sent you here and start again.',
        ]
      : [
          'The program that sent you here sent an invalid request. Kiban granted no access and changed nothing.',
          'Go back and try again. If it fails again, send the details below to the program’s support.',
        ],
    reference: [out.error, out.error_description].filter(Boolean).join(': '),
  });
  ctx.set(pageHeaders(page));
  ctx.body = renderPage(page);
};
