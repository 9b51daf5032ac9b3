import { createHash } from 'node:crypto';
import { Html, html } from '@kiban/http-kit';
import { formTokenInput } from './form-parts.js';

/**
 * The only script of the pages: a passkey needs one. It shows the form where the browser can use passkeys, fetches the options, and sends
 * what the authenticator signed. Its text is fixed, so the policy names its hash, and it contains no value of a request.
 */
export const passkeyScript = `
(() => {
  const form = document.querySelector('form[data-passkey]');
  if (!form || !window.PublicKeyCredential || !navigator.credentials) return;
  const fault = form.querySelector('[role=alert]');
  const button = form.querySelector('button');
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
  const text = (buffer) => btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, '');
  const options = async () => {
    const response = await fetch(form.action + '/options', { method: 'POST', body: new URLSearchParams(new FormData(form)) });
    if (response.status === 429) throw new Error('Too many sign-ins were started. Wait a minute and try again.');
    if (!response.ok) throw new Error('This page has expired. Reload it and try again.');
    const { publicKey } = await response.json();
    const allowed = (publicKey.allowCredentials || []).map((each) => ({ ...each, id: bytes(each.id) }));
    return { ...publicKey, challenge: bytes(publicKey.challenge), allowCredentials: allowed };
  };
  const credentialOf = async () => {
    const publicKey = await options();
    try {
      return await navigator.credentials.get({ publicKey });
    } catch {
      throw new Error('No passkey was used. Try again, or sign in in another way.');
    }
  };
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    fault.hidden = true;
    button.disabled = true;
    try {
      const { id, rawId, type, response } = await credentialOf();
      form.elements.credential.value = JSON.stringify({ id, rawId: text(rawId), type, response: {
        clientDataJSON: text(response.clientDataJSON),
        authenticatorData: text(response.authenticatorData),
        signature: text(response.signature),
        userHandle: response.userHandle && text(response.userHandle),
      } });
      form.submit();
    } catch (error) {
      fault.textContent = error.message;
      fault.hidden = false;
      button.disabled = false;
      button.focus();
    }
  });
})();
`;

/** Allows this script alone in the Content-Security-Policy. */
export const passkeyScriptSource = `'sha256-${createHash('sha256').update(passkeyScript).digest('base64')}'`;

export interface PasskeyForm {
  /** The path of the interaction. */
  path: string;
  formToken: string;
  /** The signed state after the password; undefined for a sign-in by the passkey alone. */
  step?: string;
  /** The other ways to sign in are below. */
  isFirst?: boolean;
}

/** A button that signs in with a passkey. Without the script, or without support in the browser, it is hidden. */
export function passkeyPart({ path, formToken, step, isFirst = false }: PasskeyForm): Html {
  return html`<form method="post" action="${path}/passkey" data-passkey hidden>
      ${formTokenInput(formToken)}
      <input type="hidden" name="credential" value="" />
      ${step === undefined ? undefined : html`<input type="hidden" name="step" value="${step}" />`}
      <button class="wide" type="submit">Sign in with a passkey</button>
      <p class="note bad" role="alert" hidden></p>
      ${isFirst ? html`<div class="or">or with a password</div>` : undefined}
    </form>
    ${new Html(`<script>${passkeyScript}</script>`)}`;
}
