import { emailField, faultNote, formTokenInput, passwordField, toConnect } from './form-parts.js';
import { html } from '@kiban/http-kit';
import type { Page } from './page.js';
import { passkeyPart } from './passkey-part.js';

export interface SignInForm {
  /** The path that the forms are sent to. */
  path: string;
  formToken: string;
  clientName?: string | undefined;
  email?: string | undefined;
  /** Whether people may create an account here. */
  offersSignUp: boolean;
  /** Whether a company’s sign-in exists in this deployment. */
  offersCompany: boolean;
  fault?: string | undefined;
}

export function signInPage(form: SignInForm): Page {
  return {
    title: 'Sign in',
    hasPasskeyScript: true,
    body: html`<h1>Sign in</h1>
      ${toConnect(form.clientName)} ${faultNote(form.fault)}
      <form method="post" action="${form.path}/sign-in">
        ${formTokenInput(form.formToken)} ${emailField({ value: form.email, autofocus: !form.email })}
        ${passwordField({ id: 'password', label: 'Password', autofocus: Boolean(form.email) })}
        <button class="main wide" type="submit">Sign in</button>
        ${
          form.offersCompany
            ? html`<button class="wide" type="submit" formaction="${form.path}/company" formnovalidate>
                Continue with your company
              </button>`
            : undefined
        }
      </form>
      ${passkeyPart({ path: form.path, formToken: form.formToken })}
      ${form.offersSignUp ? html`<p class="soft">New here? <a href="${form.path}/sign-up">Create an account</a>.</p>` : undefined}
      <p class="soft"><a href="/sign-in/reset">Forgot your password?</a></p>`,
  };
}
