import { html } from '@kiban/http-kit';
import { codeField, faultNote, formTokenInput } from './form-parts.js';
import type { Page } from './page.js';
import { passkeyPart } from './passkey-part.js';

export interface SecondStepForm {
  /** The path that the form is sent to. */
  path: string;
  formToken: string;
  /** The signed state after the password. */
  step: string;
  /** Whether the account has a passkey, which replaces the code. */
  offersPasskey: boolean;
  fault?: string | undefined;
}

export function secondStepPage(form: SecondStepForm): Page {
  return {
    title: 'Enter your code',
    hasPasskeyScript: form.offersPasskey,
    body: html`<h1>Enter your code</h1>
      ${faultNote(form.fault)}
      <form method="post" action="${form.path}/second-step">
        ${formTokenInput(form.formToken)}
        <input type="hidden" name="step" value="${form.step}" />
        ${codeField({ autofocus: true })}
        <button class="main wide" type="submit">Sign in</button>
      </form>
      ${form.offersPasskey ? passkeyPart(form) : undefined}
      <p class="soft"><a href="${form.path}">Start again</a></p>`,
  };
}
