import { emailField, faultNote, formTokenInput, newPasswordField, personNameField } from './form-parts.js';
import { html } from '@kiban/http-kit';
import type { Page } from './page.js';

export interface SignUpForm {
  action: string;
  formToken: string;
  email?: string | undefined;
  name?: string | undefined;
  workspaceName?: string | undefined;
  /** The page to return to; undefined when there is none. */
  back?: string | undefined;
  fault?: string | undefined;
}

export function signUpPage(form: SignUpForm): Page {
  return {
    title: 'Create an account',
    body: html`<h1>Create an account</h1>
      ${faultNote(form.fault)}
      <form method="post" action="${form.action}">
        ${formTokenInput(form.formToken)} ${personNameField({ value: form.name, autofocus: true })}
        ${emailField({ value: form.email })} ${newPasswordField({ id: 'password', label: 'Password' })}
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
      ${form.back ? html`<p class="soft">Already have an account? <a href="${form.back}">Sign in</a>.</p>` : undefined}`,
  };
}
