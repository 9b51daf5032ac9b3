import { html } from '@kiban/http-kit';
import { formTokenInput } from './form-parts.js';
import type { Page } from './page.js';

/** @param form its mailbox decides the text: who opens a link may not be the person of the account */
export function newEmailPage(form: {
  action: string;
  formToken: string;
  mailbox: 'old' | 'new';
  from: string;
  to: string;
}): Page {
  const isOld = form.mailbox === 'old';
  return {
    title: isOld ? 'Approve the new address' : 'Confirm your address',
    body: html`<h1>${isOld ? 'Approve the new address' : 'Confirm your address'}</h1>
      ${
        isOld
          ? html`<p>
                The account of <strong>${form.from}</strong> gets the address <strong>${form.to}</strong>.
              </p>
              <p class="soft">If you did not ask for this, close this page and change your password.</p>`
          : html`<p><strong>${form.to}</strong> becomes the address of a Kiban account.</p>
              <p class="soft">If you did not ask for this, close this page.</p>`
      }
      <form method="post" action="${form.action}">
        ${formTokenInput(form.formToken)}
        <button class="main wide" type="submit" autofocus>${isOld ? 'Approve' : 'Confirm'}</button>
      </form>`,
  };
}
