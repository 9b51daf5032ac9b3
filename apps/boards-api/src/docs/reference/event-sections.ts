import { html, type Html } from '@kiban/http-kit';
import { asJson, codeBlock, exampleOf } from './code-block.js';
import type { OpenApi, OperationObject } from './open-api.js';
import { permalink } from './operation-section.js';
import { prose } from './prose.js';
import { PropertyList } from './property-list.js';
import { objectsIn } from './schema-type.js';

/** The requests that an endpoint receives: what they share once, then the data of each event kind. */
export function eventSections(document: OpenApi): Html {
  const kinds = Object.entries(document.webhooks).map(([kind, { post }]) => ({ kind, post }));
  const properties = new PropertyList(document.components.schemas);
  const [first] = kinds;
  return html`${first && html`${prose(first.post.description)}${shared(first, properties)}`}
  ${kinds.map(({ kind, post }) => eventSection(kind, post, document, properties))}`;
}

function shared({ kind, post }: { kind: string; post: OperationObject }, properties: PropertyList): Html {
  const parameters = (post.parameters ?? []).map((parameter) =>
    parameter.schema?.const === kind ? { ...parameter, schema: { type: 'string' } } : parameter,
  );
  return html`<section id="headers" aria-labelledby="headers-title">
    <h2 id="headers-title">Headers of every request ${permalink('headers', 'Headers of every request')}</h2>
    ${properties.ofParameters(parameters)}
  </section>`;
}

function eventSection(
  kind: string,
  post: OperationObject,
  document: OpenApi,
  properties: PropertyList,
): Html {
  const body = post.requestBody?.content['application/json'];
  const [payload] = body?.schema ? objectsIn(body.schema, document.components.schemas) : [];
  const example = body && exampleOf(body);
  return html`<section id="${post.operationId}" aria-labelledby="${post.operationId}-title">
    <h2 id="${post.operationId}-title"><code>${kind}</code> ${permalink(post.operationId, kind)}</h2>
    <p>${post.summary}.</p>
    ${
      payload &&
      html`<details>
        <summary>Properties of the payload</summary>
        ${properties.ofSchema({ properties: payload.properties }, false)}
      </details>`
    }
    ${example !== undefined && codeBlock(asJson(example), `Example of ${kind}`)}
  </section>`;
}
