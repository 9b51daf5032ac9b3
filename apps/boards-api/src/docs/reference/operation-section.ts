import { html, type Html } from '@kiban/http-kit';
import { codeSamples } from './code-block.js';
import { guideLinks } from './guide-links.js';
import type { OpenApi, Operation, Parameter } from './open-api.js';
import { inline, prose } from './prose.js';
import { PropertyList } from './property-list.js';
import { responseList } from './response-list.js';
import { tryForm } from './try-form.js';

const PLACES: readonly [Parameter['in'], string][] = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
];

/** Everything that the document says about one operation. */
export function operationSection(operation: Operation, { components: { schemas } }: OpenApi): Html {
  const { operationId, method, path, summary, description, parameters = [], requestBody } = operation;
  const properties = new PropertyList(schemas);
  const body = requestBody?.content['application/json']?.schema;
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
    <h2 id="${operationId}-title">${summary} ${permalink(operationId, summary)}</h2>
    <p class="address">
      <span class="method ${method.toLowerCase()}">${method}</span> <code>${breakable(path)}</code>
    </p>
    ${prose(description)} ${guideLinks(operation)}
    ${PLACES.map(([place, title]) => {
      const placed = parameters.filter((parameter) => parameter.in === place);
      return (
        placed.length > 0 &&
        html`<h3>${title}</h3>
          ${properties.ofParameters(placed)}`
      );
    })}
    ${
      requestBody &&
      html`<h3>Request body</h3>
        ${requestBody.description !== undefined && html`<p>${inline(requestBody.description)}</p>`}
        ${body && properties.ofSchema(body, true)}`
    }
    ${responseList(operation, properties)} ${codeSamples(operation)} ${tryForm(operation)}
  </section>`;
}

export const permalink = (id: string, title: string): Html =>
  html`<a class="permalink" href="#${id}" aria-label="Link to “${title}”">#</a>`;

/** A long path may continue on the next line after a slash. */
export function breakable(path: string): Html[] {
  return path.split(/(?<=\/)/).map((part) => html`${part}<wbr />`);
}
