import type { CustomField, Label, Member, NewFieldValue } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import { namedObject } from './named-object.js';

type Reference = number | string;

/** By id or name. */
interface Given {
  assignees?: readonly Reference[] | undefined;
  labels?: readonly Reference[] | undefined;
  fields?: readonly { field: Reference; value?: unknown }[] | undefined;
}

interface Related {
  assigneeIds?: number[];
  labelIds?: number[];
  fields?: Record<string, NewFieldValue>;
}

/** Reads the people, labels and fields that cards of one board are given. A list of candidates is requested once, for a name. */
export class RelatedNames {
  private members: Promise<Member[]> | undefined;
  private labels: Promise<Label[]> | undefined;
  private fields: Promise<CustomField[]> | undefined;

  /** @param boardId called only for the name of a label or a field */
  constructor(
    private readonly api: WorkspaceApi,
    private readonly boardId: () => Promise<number>,
  ) {}

  async of({ assignees, labels, fields }: Given): Promise<Related> {
    const related: Related = {};
    if (assignees)
      related.assigneeIds = await idsOf('member', assignees, () => (this.members ??= this.api.members()));
    if (labels)
      related.labelIds = await idsOf(
        'label',
        labels,
        () => (this.labels ??= this.boardId().then((id) => this.api.labels(id))),
      );
    if (fields) {
      const ids = await idsOf(
        'field',
        fields.map(({ field }) => field),
        () => (this.fields ??= this.boardId().then((id) => this.api.fields(id))),
      );
      // Not validated here: the API has the field's type, and its error names the accepted values.
      related.fields = Object.fromEntries(ids.map((id, n) => [id, fields[n]?.value as NewFieldValue]));
    }
    return related;
  }
}

/** An id is sent to the API unchecked; only a name needs the candidates. */
async function idsOf(
  noun: string,
  references: readonly Reference[],
  candidates: () => Promise<readonly { id: number; name: string }[]>,
): Promise<number[]> {
  if (references.every((reference) => typeof reference === 'number')) return [...references];
  const all = await candidates();
  return references.map((reference) => namedObject(noun, all, reference).id);
}
