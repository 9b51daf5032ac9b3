import { emailField, faultNote, formTokenInput, passwordField } from './form-parts.js';
import { html } from '@kiban/http-kit';
import type { Page } from './page.js';

export interface SignInForm {
  /** Where the forms are sent to. */
  path: string;
  formToken: string;
  /** Who asks for the sign-in; undefined for the service's own screen. */
  clientName?: string | undefined;
  email?: string | undefined;
  /** Whether people may make an account here. */
  offersSignUp: boolean;
  fault?: string | undefined;
}

export function signInPage(form: SignInForm): Page {
  return {
    title: 'Sign in',
    body: html`<h1>Sign in</h1>
      ${form.clientName === undefined ? undefined : html`<p class="soft">to connect <strong>${form.clientName}</strong></p>`}
      ${faultNote(form.fault)}
      <form method="post" action="${form.path}/sign-in">
        ${formTokenInput(form.formToken)} ${emailField({ value: form.email, autofocus: !form.email })}
        ${passwordField({ id: 'password', label: 'Password', autofocus: Boolean(form.email) })}
        <button class="main wide" type="submit">Sign in</button>
      </form>
      <p class="soft">
        ${form.offersSignUp ? html`New here? <a href="${form.path}/sign-up">Create an account</a>. &nbsp;` : undefined}
        <a href="/sign-in/reset">Password forgotten?</a>
      </p>`,
  };
}
