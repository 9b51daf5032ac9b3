import type { CustomField } from '../api/shapes.js';
import { ToolError } from '../schemas/tool-error.js';
import { idIn, namedObject, type FindNamed } from './named-object.js';
import type { NameSource } from './name-source.js';

type ConditionNames = Pick<NameSource, 'fields' | 'members'>;

const VALUES_MAX = 50;
const CONDITION = /^([^=]+)=(.+)$/s;

/**
 * A condition on a custom field as the API takes it, from one that may name the field, its options and members: `12=3,4`
 * from `Region=EMEA, APAC`. Not checked further: the API’s error names the accepted conditions.
 * @param find how a name is found, for another surface than MCP
 * @throws ToolError if a name is unknown, or has no board to be looked up on
 */
export async function fieldConditionOf(
  names: ConditionNames,
  boardId: number | undefined,
  given: string,
  find: FindNamed = namedObject,
): Promise<string> {
  const [, reference = '', condition = ''] = CONDITION.exec(given)?.map((part) => part.trim()) ?? [];
  if (reference === '' || condition === '')
    throw new ToolError('invalid_arguments', 'fields must be conditions such as Region=EMEA or Points=3..8.');
  if (boardId === undefined) {
    const id = idIn(reference);
    if (id !== undefined) return `${id}=${condition}`;
    throw new ToolError('invalid_arguments', 'A field name needs board: send board too, or the field’s id.');
  }
  const field = find('field', await names.fields(boardId), reference);
  return `${field.id}=${await conditionOf(names, field, condition, find)}`;
}

async function conditionOf(
  names: ConditionNames,
  field: CustomField,
  condition: string,
  find: FindNamed,
): Promise<string> {
  const candidates = await candidatesOf(names, field);
  if (candidates === undefined) return condition;
  const parts = condition.split(',').map((part) => part.trim());
  // This is the bound of the API: each name is compared with those of all members.
  if (parts.length > VALUES_MAX)
    throw new ToolError('invalid_arguments', `A condition has at most ${VALUES_MAX} values.`);
  return parts
    .map((part) => (part === 'none' || part === 'me' ? part : find('value', candidates, part).id))
    .join(',');
}

/** What a condition on a field of this type may name. */
async function candidatesOf(
  names: ConditionNames,
  { type, options }: CustomField,
): Promise<readonly { id: number; name: string }[] | undefined> {
  if (type === 'member') return names.members();
  if (type !== 'select' && type !== 'multi_select') return undefined;
  return options.map(({ id, label }) => ({ id, name: label }));
}
