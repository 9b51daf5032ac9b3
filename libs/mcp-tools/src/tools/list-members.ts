import { z } from 'zod';
import { ResponseBudget, shortened } from '../responses/response.js';
import { record, rowList, text } from '../responses/output-schema.js';
import { wholeRowPage } from '../responses/row-page.js';
import { cursorArgument } from './argument-fields.js';
import { defineTool } from './tool.js';

export const listMembers = defineTool({
  name: 'list_members',
  title: 'List members',
  description: "Lists the workspace's members, who can be assignees, with their roles.",
  effect: 'read',
  operations: ['listMembers'],
  input: z.strictObject({ cursor: cursorArgument() }),
  outputSchema: record({
    members: rowList,
    'nextCursor?': text,
  }),
  async run(api, { cursor }) {
    const members = await api.members();
    const page = wholeRowPage({
      kind: 'members',
      cursor,
      budget: new ResponseBudget(),
      rows: members.map(({ id, name, role }) => ({
        key: String(id),
        member: { id, name: shortened(name, 80), role },
      })),
    });
    return {
      members: page.rows.map(({ member }) => member),
      ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
    };
  },
});
