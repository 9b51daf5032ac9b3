import { html } from '@kiban/http-kit';
import { eventSections } from './event-sections.js';
import { operationsOf, type OpenApi, type Operation } from './open-api.js';
import { operationSection } from './operation-section.js';
import { overview } from './overview.js';
import { prose } from './prose.js';
import type { PageEntry, ReferencePage } from './reference-page.js';
import { objectsIn } from './schema-type.js';

/** The reference in pages: an overview, then one page a tag of the document. */
export function referencePages(document: OpenApi): ReferencePage[] {
  const operations = operationsOf(document);
  const tagged = document.tags.map(({ name, description, externalDocs }) => {
    const own = operations.filter(({ tags }) => tags[0] === name);
    const events = Object.entries(document.webhooks).filter(([, { post }]) => post.tags[0] === name);
    return {
      slug: slugOf(name),
      title: name,
      content: html`${prose(description)}${externalDocs && html`<p><a href="${externalDocs.url}">${externalDocs.description}</a></p>`}${own.map((operation) => operationSection(operation, document))}${
        events.length > 0 && eventSections(document)
      }`,
      entries: [
        ...own.map((operation) => entryOf(operation, document)),
        ...events.map(([kind, { post }]) => ({
          id: post.operationId,
          title: kind,
          address: kind,
          words: post.summary,
        })),
      ],
    };
  });
  return [{ slug: '', title: 'Overview', content: overview(document, tagged), entries: [] }, ...tagged];
}

/** `Import and export` is at `import-and-export`. */
export const slugOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function entryOf(operation: Operation, { components: { schemas } }: OpenApi): PageEntry {
  const { operationId, method, path, summary, description, parameters = [], requestBody } = operation;
  const body = requestBody?.content['application/json']?.schema;
  const properties = body ? objectsIn(body, schemas).flatMap((object) => Object.keys(object.properties)) : [];
  return {
    id: operationId,
    title: summary,
    address: `${method} ${path}`,
    words: [operationId, description, ...parameters.map(({ name }) => name), ...properties].join(' '),
  };
}
