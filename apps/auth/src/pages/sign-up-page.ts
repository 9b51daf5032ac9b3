import { limits } from '@kiban/contracts';
import { faultNote, formTokenInput } from './form-parts.js';
import { html } from './html.js';
import type { Page } from './page.js';

export interface SignUpForm {
  action: string;
  formToken: string;
  email?: string | undefined;
  name?: string | undefined;
  workspaceName?: string | undefined;
  /** Where to go back to; undefined where there is nowhere. */
  back?: string | undefined;
  fault?: string | undefined;
}

export function signUpPage(form: SignUpForm): Page {
  return {
    title: 'Create an account',
    body: html`<h1>Create an account</h1>
      ${faultNote(form.fault)}
      <form method="post" action="${form.action}">
        ${formTokenInput(form.formToken)}
        <label class="field" for="name">Your name</label>
        <input
          id="name"
          name="name"
          type="text"
          autocomplete="name"
          required
          maxlength="100"
          value="${form.name ?? ''}"
          autofocus
        />
        <label class="field" for="email">E-mail</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          maxlength="254"
          value="${form.email ?? ''}"
        />
        <label class="field" for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="new-password"
          required
          minlength="${limits.passwordLengthMin}"
          maxlength="${limits.passwordLengthMax}"
          aria-describedby="password-rule"
        />
        <p class="soft" id="password-rule">
          At least ${limits.passwordLengthMin} characters; a sentence is a good one.
        </p>
        <label class="field" for="workspaceName">Name of your workspace</label>
        <input
          id="workspaceName"
          name="workspaceName"
          type="text"
          required
          maxlength="100"
          value="${form.workspaceName ?? ''}"
        />
        <button class="main wide" type="submit">Create account</button>
      </form>
      ${form.back ? html`<p class="soft">Have an account already? <a href="${form.back}">Sign in</a>.</p>` : undefined}`,
  };
}
