import { html, type Html } from '@kiban/http-kit';
import type { Parameter, Schema } from './open-api.js';
import { inline } from './prose.js';
import { boundsOf, objectsIn, resolved, typeOf, type ObjectSchema } from './schema-type.js';

/** Deeper objects are named without their properties. */
const DEPTH_MAX = 3;
/** More values than this are shown when the reader opens them. */
const VALUES_SHOWN = 10;

/** Where a property stands. */
interface Place {
  isRequest: boolean;
  isRequired: boolean;
  /** Names of the objects around it, so that a type inside itself ends the list. */
  within: readonly string[];
}

/** Renders the properties of schemas, with the objects inside them. */
export class PropertyList {
  constructor(private readonly schemas: Readonly<Record<string, Schema>>) {}

  typeOf(schema: Schema): string {
    return typeOf(schema, this.schemas);
  }

  ofParameters(parameters: readonly Parameter[]): Html {
    return list(
      parameters.map(({ name, schema = {}, required, description }) =>
        this.row(
          name,
          { ...schema, ...(description === undefined ? {} : { description }) },
          { isRequest: true, isRequired: required ?? false, within: [] },
        ),
      ),
    );
  }

  /** @param isRequest whether to show bounds and which properties are required */
  ofSchema(schema: Schema, isRequest: boolean): Html[] {
    return objectsIn(schema, this.schemas).map((object) => this.ofObject(object, isRequest, []));
  }

  private ofObject(object: ObjectSchema, isRequest: boolean, within: readonly string[]): Html {
    const trail = object.name === undefined ? within : [...within, object.name];
    return list(
      Object.entries(object.properties).map(([name, schema]) =>
        this.row(name, schema, {
          isRequest,
          isRequired: isRequest && object.required.includes(name),
          within: trail,
        }),
      ),
    );
  }

  private row(name: string, schema: Schema, { isRequest, isRequired, within }: Place): Html {
    const full = resolved(schema, this.schemas);
    const bounds = isRequest ? boundsOf(full) : [];
    return html`<dt>
        <code>${name}</code> <span class="type">${this.typeOf(schema)}</span>
        ${isRequired && html`<span class="required">required</span>`}
      </dt>
      <dd>
        ${full.description !== undefined && html`<p>${inline(full.description)}</p>`}
        ${bounds.length > 0 && html`<p class="bounds">${bounds.join(' · ')}</p>`} ${this.values(full)}
        ${this.inside(schema, isRequest, within)}
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

  private inside(schema: Schema, isRequest: boolean, within: readonly string[]): Html[] {
    if (within.length >= DEPTH_MAX) return [];
    return objectsIn(schema, this.schemas)
      .filter(({ name, properties }) => !within.includes(name ?? '') && Object.keys(properties).length > 0)
      .map(
        (object) =>
          html`<details>
            <summary>Properties${object.name !== undefined && html` of <code>${object.name}</code>`}</summary>
            ${this.ofObject({ ...object, name: object.name ?? '' }, isRequest, within)}
          </details>`,
      );
  }
}

const list = (rows: readonly Html[]): Html => html`<dl class="properties">${rows}</dl>`;
