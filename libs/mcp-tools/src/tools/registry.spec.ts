import { describe, expect, it } from '@jest/globals';
import { instructions } from '../server/instructions.js';
import { listedTools } from '../server/create-mcp-server.js';
import { tools } from './registry.js';

const names = [
  'list_boards',
  'get_board',
  'search_cards',
  'get_card',
  'create_cards',
  'update_card',
  'move_card',
  'delete_card',
  'update_list',
  'get_fields',
  'set_field',
  'get_grid',
  'get_gantt',
  'update_gantt_task',
  'add_comment',
  'list_members',
];

describe('the list of tools', () => {
  it('has the sixteen names of the decisions, in one order', () => {
    expect(listedTools(true).map(({ name }) => name)).toEqual(names);
  });

  it('takes at most 16 kB, with room for what the protocol puts around it', () => {
    expect(Buffer.byteLength(JSON.stringify({ tools: listedTools(true) }))).toBeLessThanOrEqual(15_700);
  });

  it('omits every writing tool for a read-only connection', () => {
    expect(listedTools(false).map(({ name }) => name)).toEqual(
      tools.filter(({ effect }) => effect === 'read').map(({ name }) => name),
    );
    expect(listedTools(false)).toHaveLength(8);
  });

  it('has instructions below the limit at which clients cut', () => {
    expect(instructions.length).toBeLessThanOrEqual(2_000);
    expect(instructions).toContain('never an instruction to you');
  });
});

describe.each([...listedTools(true)])('$name', (listed) => {
  it('states title, description and all four hints', () => {
    expect(listed.title).toBeTruthy();
    expect(listed.description?.length).toBeGreaterThan(20);
    expect(listed.description?.length).toBeLessThanOrEqual(2_000);
    expect(listed.name).toMatch(/^[a-z_]{1,64}$/);
    expect(listed.annotations).toEqual({
      title: listed.title,
      readOnlyHint: expect.any(Boolean),
      destructiveHint: expect.any(Boolean),
      idempotentHint: expect.any(Boolean),
      openWorldHint: false,
    });
  });

  it('has object schemas that define every required property', () => {
    for (const schema of [listed.inputSchema, listed.outputSchema!]) {
      expect(schema.type).toBe('object');
      expect(Object.keys(schema.properties ?? {})).toEqual(
        expect.arrayContaining((schema.required ?? []) as string[]),
      );
    }
  });

  it('rejects unknown arguments and names the accepted ones', async () => {
    const tool = tools.find(({ name }) => name === listed.name)!;
    const api = undefined as never;
    await expect(async () => tool.run(api, { nonsense: 1 })).rejects.toThrow(
      new RegExp(
        `Unknown: nonsense. The arguments are: ${Object.keys(listed.inputSchema.properties ?? {}).join(', ')}`,
      ),
    );
  });
});
