import { html, type Html } from '@kiban/http-kit';
import { emailField, faultNote, formTokenInput, toConnect } from './form-parts.js';
import type { Page } from './page.js';

/** What a way to sign in has on the page. */
export type SignInEntry =
  /** It goes on with the address that the person enters. The form belongs to the first of these; others add a button to it. */
  | {
      kind: 'address';
      /** Below the path of the page. */
      action: string;
      label: string;
      /** Beside the address; of the first one only. */
      fields?: Html;
      /** At the end of the page. */
      help?: Html;
    }
  /** Above that form. */
  | { kind: 'own form'; part: Html; hasPasskeyScript?: boolean };

export interface SignInForm {
  /** The path that the forms are sent to. */
  path: string;
  formToken: string;
  clientName?: string | undefined;
  email?: string | undefined;
  /** Whether people may create an account here. */
  offersSignUp: boolean;
  /** Of the ways that are offered, in their order. */
  entries: readonly SignInEntry[];
  fault?: string | undefined;
}

export function signInPage(form: SignInForm): Page {
  const ownForms = form.entries.filter((entry) => entry.kind === 'own form');
  const byAddress = form.entries.filter((entry) => entry.kind === 'address');
  return {
    title: 'Sign in',
    hasPasskeyScript: ownForms.some(({ hasPasskeyScript }) => hasPasskeyScript),
    body: html`<h1>Sign in</h1>
      ${toConnect(form.clientName)} ${faultNote(form.fault)} ${ownForms.map(({ part }) => part)}
      ${addressForm(form, byAddress)}
      ${form.offersSignUp ? html`<p class="soft">New here? <a href="${form.path}/sign-up">Create an account</a>.</p>` : undefined}
      ${byAddress.map(({ help }) => help)}`,
  };
}

type AddressEntry = Extract<SignInEntry, { kind: 'address' }>;

function addressForm(
  { path, formToken, email }: SignInForm,
  [first, ...others]: readonly AddressEntry[],
): Html | undefined {
  if (!first) return undefined;
  return html`<form method="post" action="${path}/${first.action}">
    ${formTokenInput(formToken)} ${emailField({ value: email, autofocus: !email })} ${first.fields}
    <button class="main wide" type="submit">${first.label}</button>
    ${others.map(
      ({ action, label }) =>
        html`<button class="wide" type="submit" formaction="${path}/${action}" formnovalidate>
          ${label}
        </button>`,
    )}
  </form>`;
}
