import { html, type Html } from '@kiban/http-kit';
import { asJson, exampleOf } from './code-block.js';
import type { Operation, Parameter } from './open-api.js';

/** A form that the page's script sends; it stays hidden where scripts do not run. */
export function tryForm(operation: Operation): Html {
  const { operationId, method, path, parameters = [], requestBody } = operation;
  const json = requestBody?.content['application/json'];
  const id = `try-${operationId}`;
  return html`<details class="try" hidden>
    <summary>Try it</summary>
    <form data-method="${method}" data-path="${path}" aria-label="Try ${operation.summary}">
      <p class="note">Sends a real request to this deployment, with the token at the top of this page.</p>
      ${parameters.map((parameter) => field(`${id}-${parameter.name}`, parameter))}
      ${
        json &&
        html`<label for="${id}-body">Body (JSON)</label>
          <textarea id="${id}-body" data-in="body" rows="8" spellcheck="false" autocomplete="off">
${asJson(exampleOf(json) ?? {})}</textarea>`
      }
      <p class="actions">
        <button type="submit">Send</button> <button type="button" data-stop hidden>Stop</button>
      </p>
      <p role="status"></p>
      <pre tabindex="0" aria-label="Response to ${operation.summary}" hidden><code></code></pre>
    </form>
  </details>`;
}

function field(id: string, { name, in: place, required = false }: Parameter): Html {
  return html`<label for="${id}"
      >${name} <span class="type">${place}${!required && ', optional'}</span></label
    >
    <input
      id="${id}"
      data-in="${place}"
      data-name="${name}"
      autocomplete="off"
      spellcheck="false"
      ${required && html`required`}
    />`;
}
