import { html } from '@kiban/http-kit';
import { faultNote } from './form-parts.js';
import type { Page } from './page.js';
import { passkeyPart, type PasskeyForm } from './passkey-part.js';

/** After a passkey that was not accepted: another try, or the password. */
export function passkeyPage(form: PasskeyForm & { fault: string }): Page {
  return {
    title: 'Sign in',
    hasPasskeyScript: true,
    body: html`<h1>Sign in</h1>
      ${faultNote(form.fault)} ${passkeyPart(form)}
      <p class="soft"><a href="${form.path}">Sign in with your password</a></p>`,
  };
}
