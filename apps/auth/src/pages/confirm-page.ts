import { faultNote, formTokenInput, passwordField } from './form-parts.js';
import { html } from '@kiban/http-kit';
import type { Page } from './page.js';

export interface ConfirmForm {
  action: string;
  formToken: string;
  email: string;
  name: string;
  /** In a browser that did not sign up. */
  needsPassword: boolean;
  fault?: string | undefined;
}

/** Opening a mailed link confirms nothing, because mail scanners open links too; only the button confirms. */
export function confirmPage(form: ConfirmForm): Page {
  return {
    title: 'Confirm your address',
    body: html`<h1>Confirm your e-mail address</h1>
      ${faultNote(form.fault)}
      <p>This creates an account for <strong>${form.name}</strong> with <strong>${form.email}</strong>.</p>
      <form method="post" action="${form.action}">
        ${formTokenInput(form.formToken)}
        ${
          form.needsPassword
            ? html`<p class="soft">
                  You signed up in another browser. Enter the password that you chose there. If you did not
                  sign up, close this page.
                </p>
                ${passwordField({ id: 'password', label: 'Password', autofocus: true })}`
            : undefined
        }
        <button class="main wide" type="submit">Confirm and create account</button>
      </form>`,
  };
}
