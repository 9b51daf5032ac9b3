import { html, type Html } from '@kiban/http-kit';
import { asJson, codeBlock, exampleOf } from './code-block.js';
import type { Operation, ResponseObject } from './open-api.js';
import { inline } from './prose.js';
import type { PropertyList } from './property-list.js';

/** The responses of an operation: successes with their properties, errors in a list. */
export function responseList(operation: Operation, properties: PropertyList): Html {
  const responses = Object.entries(operation.responses);
  const successes = responses.filter(([status]) => status.startsWith('2'));
  const others = responses.filter(([status]) => !status.startsWith('2'));
  return html`<h3>Responses</h3>
    ${successes.map(([status, response]) => success(status, response, operation, properties))}
    ${
      others.length > 0 &&
      html`<details>
        <summary>Errors: ${others.map(([status]) => status).join(', ')}</summary>
        <dl class="statuses">${others.map(([status, response]) => failure(status, response))}</dl>
      </details>`
    }`;
}

/** With the codes that the document has an example of. */
function failure(status: string, { description = '', content = {} }: ResponseObject): Html {
  const examples = Object.values(content['application/json']?.examples ?? {});
  return html`<dt><code>${status}</code></dt>
    <dd>
      ${inline(description)}
      ${
        examples.length > 0 &&
        html`<ul class="codes">
          ${examples.map(({ value }) => {
            const { code, error } = value as { code: string; error: string };
            return html`<li><code>${code}</code> ${error}</li>`;
          })}
        </ul>`
      }
    </dd>`;
}

function success(
  status: string,
  { description = '', headers = {}, content = {} }: ResponseObject,
  { summary }: Operation,
  properties: PropertyList,
): Html {
  const [mediaType, body] = Object.entries(content)[0] ?? [];
  const type = mediaType === 'application/json' && body?.schema ? properties.typeOf(body.schema) : mediaType;
  // Many successes are described by what the operation does, which the heading says already.
  const words = description === summary ? '' : description;
  const lists = body?.schema ? properties.ofSchema(body.schema, false) : [];
  const example = body && exampleOf(body);
  const named = Object.entries(headers);
  return html`<p class="status">
      <strong>${status}</strong>
      ${inline(words)} ${type !== undefined && html`<span class="type">${type}</span>`}
    </p>
    ${
      lists.length > 0 &&
      html`<details>
        <summary>Properties of the response</summary>
        ${lists}
      </details>`
    }
    ${
      example !== undefined &&
      html`<details>
        <summary>Example of the response</summary>
        ${codeBlock(asJson(example), 'Example of the response')}
      </details>`
    }
    ${
      named.length > 0 &&
      html`<details>
        <summary>Headers of the response</summary>
        <dl class="statuses">
          ${named.map(
            ([name, header]) =>
              html`<dt><code>${name}</code></dt>
                <dd>${inline(header.description ?? '')}</dd>`,
          )}
        </dl>
      </details>`
    }`;
}
