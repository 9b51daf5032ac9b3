import { html, type Html } from '@kiban/http-kit';
import type { Parameter, Schema } from './open-api.js';
import { inline } from './prose.js';
import { boundsOf, objectsIn, resolved, typeOf, type ObjectSchema } from './schema-type.js';

/** Deeper objects are named without their properties. */
const DEPTH_MAX = 3;
/** More values than this are shown when the reader opens them. */
const VALUES_SHOWN = 10;

/** Renders the properties of schemas, with the objects inside them. */
export class PropertyList {
  constructor(private readonly schemas: Readonly<Record<string, Schema>>) {}

  ofParameters(parameters: readonly Parameter[]): Html {
    return list(
      parameters.map(({ name, schema = {}, required, description }) =>
        this.row(
          name,
          { ...schema, ...(description === undefined ? {} : { description }) },
          required ?? false,
          [],
        ),
      ),
    );
  }

  /** @param marksRequired false for responses, in which properties are not optional */
  ofSchema(schema: Schema, marksRequired: boolean): Html[] {
    return objectsIn(schema, this.schemas).map((object) => this.ofObject(object, marksRequired, []));
  }

  private ofObject(object: ObjectSchema, marksRequired: boolean, within: readonly string[]): Html {
    const trail = object.name === undefined ? within : [...within, object.name];
    return list(
      Object.entries(object.properties).map(([name, schema]) =>
        this.row(name, schema, marksRequired && object.required.includes(name), trail, marksRequired),
      ),
    );
  }

  private row(
    name: string,
    schema: Schema,
    isRequired: boolean,
    within: readonly string[],
    marksRequired = false,
  ): Html {
    const full = resolved(schema, this.schemas);
    const bounds = boundsOf(full);
    return html`<dt>
        <code>${name}</code> <span class="type">${typeOf(schema, this.schemas)}</span>
        ${isRequired && html`<span class="required">required</span>`}
      </dt>
      <dd>
        ${full.description !== undefined && html`<p>${inline(full.description)}</p>`}
        ${bounds.length > 0 && html`<p class="bounds">${bounds.join(' · ')}</p>`} ${this.values(full)}
        ${this.inside(schema, marksRequired, within)}
      </dd>`;
  }

  private values(schema: Schema): Html | null {
    const values = schema.enum ?? (schema.items && resolved(schema.items, this.schemas).enum);
    if (!values) return null;
    const shown = values.map(
      (value, index) => html`${index > 0 && ', '}<code>${JSON.stringify(value)}</code>`,
    );
    return values.length > VALUES_SHOWN
      ? html`<details>
          <summary>${values.length} accepted values</summary>
          <p class="values">${shown}</p>
        </details>`
      : html`<p class="values">${shown}</p>`;
  }

  private inside(schema: Schema, marksRequired: boolean, within: readonly string[]): Html[] {
    if (within.length >= DEPTH_MAX) return [];
    return objectsIn(schema, this.schemas)
      .filter(({ name, properties }) => !within.includes(name ?? '') && Object.keys(properties).length > 0)
      .map(
        (object) =>
          html`<details>
            <summary>Properties${object.name !== undefined && html` of <code>${object.name}</code>`}</summary>
            ${this.ofObject({ ...object, name: object.name ?? '' }, marksRequired, within)}
          </details>`,
      );
  }
}

const list = (rows: readonly Html[]): Html => html`<dl class="properties">${rows}</dl>`;
