import { html } from '@kiban/http-kit';
import { codeField, emailField, faultNote, formTokenInput, passwordField, toConnect } from './form-parts.js';
import type { Page } from './page.js';

interface Form {
  /** The path of the interaction’s pages. */
  path: string;
  formToken: string;
  fault?: string | undefined;
}

/** Asks for the work address, which leads to the company’s sign-in. */
export function companyPage(
  form: Form & { clientName: string | undefined; email?: string | undefined },
): Page {
  return {
    title: 'Sign in with your company',
    body: html`<h1>Sign in with your company</h1>
      ${toConnect(form.clientName)} ${faultNote(form.fault)}
      <form method="post" action="${form.path}/company">
        ${formTokenInput(form.formToken)} ${emailField({ value: form.email, autofocus: true })}
        <button class="main wide" type="submit">Continue</button>
      </form>
      <p class="soft"><a href="${form.path}">Sign in with a password</a></p>`,
  };
}

/**
 * Sends the browser to the company’s sign-in. A page and not a redirect: browsers apply `form-action` of the sign-in page to every redirect
 * after its form.
 */
export function continuePage({ url, name }: { url: URL; name: string }): Page {
  return {
    title: 'Continue to your company',
    refreshTo: url.href,
    body: html`<h1>Continue to your company</h1>
      <p>${name} signs you in at <strong>${url.host}</strong>.</p>
      <p><a class="button" href="${url.href}">Continue</a></p>`,
  };
}

/** Asks the owner of an account whether it belongs to the person whom the company has signed in. */
export function linkPage(
  form: Form & { email: string; providerName: string; step: string; asksCode?: boolean | undefined },
): Page {
  return {
    title: 'Confirm your account',
    body: html`<h1>Confirm your account</h1>
      ${faultNote(form.fault)}
      <p>
        <strong>${form.email}</strong> has an account, which is not used in this workspace alone. Enter its
        password once, and ${form.providerName} signs you in from now on.
      </p>
      <form method="post" action="${form.path}/company/confirm">
        ${formTokenInput(form.formToken)}
        <input type="hidden" name="step" value="${form.step}" />
        <input type="hidden" name="username" autocomplete="username" value="${form.email}" />
        ${passwordField({ id: 'password', label: 'Password', autofocus: true })}
        ${form.asksCode ? codeField() : undefined}
        <button class="main wide" type="submit">Confirm and sign in</button>
      </form>
      <p class="soft">
        <a href="/sign-in/reset">Forgot your password?</a> <a href="${form.path}">Start again</a>
      </p>`,
  };
}
