import { html, type Html } from './html.js';

/** A sentence about what has to be done otherwise, read out by screen readers when the page opens. */
export const faultNote = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<p class="note bad" role="alert">${text}</p>`;

/** Ties a form to the browser that it was shown in. */
export const formTokenInput = (token: string): Html =>
  html`<input type="hidden" name="formToken" value="${token}" />`;
