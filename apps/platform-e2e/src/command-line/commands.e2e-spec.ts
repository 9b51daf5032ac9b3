import { execFile } from 'node:child_process';
import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createKiban, type Kiban } from '@kiban/client';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { newOwner, type Owner } from '../running/owner.js';
import { KIBAN, KibanProgram } from './kiban-program.js';

describe('kiban', () => {
  let deployment: Deployment;
  let owner: Owner;
  let kiban: Kiban;
  let program: KibanProgram;
  beforeAll(async () => {
    deployment = await testDeployment();
    owner = await newOwner(deployment);
    kiban = createKiban({ origin: deployment.origin, token: owner.token });
    program = await KibanProgram.with({ KIBAN_URL: deployment.origin, KIBAN_TOKEN: owner.token });
  });
  afterAll(() => program.close());

  describe('login', () => {
    let anonymous: KibanProgram;
    let file: string;
    beforeEach(async () => {
      anonymous = await KibanProgram.with();
      file = join(anonymous.folder, 'kiban', 'profiles', 'default.json');
    });
    afterEach(() => anonymous.close());
    const logIn = () => anonymous.run(['login', deployment.origin, '--token', '-'], `${owner.token}\n`);

    it('stores the token in a file that only its owner can read, until logout [DEC-2.CLI-4]', async () => {
      expect(await anonymous.run(['whoami'])).toMatchObject({ code: 2, stdout: '' });
      const loggedIn = await logIn();
      expect(loggedIn.code).toBe(0);
      expect(loggedIn.stdout + loggedIn.stderr).not.toContain(owner.token);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await anonymous.json(['whoami'])).toMatchObject({ kind: 'token', origin: deployment.origin });
      expect((await anonymous.run(['logout'])).code).toBe(0);
      expect((await anonymous.run(['whoami'])).code).toBe(2);
    });

    it('refuses a file that others can read, and a damaged one, without quoting it [DEC-2.CLI-4]', async () => {
      await logIn();
      await chmod(file, 0o644);
      const shared = await anonymous.run(['whoami']);
      expect(shared).toMatchObject({ code: 1, stdout: '' });
      expect(shared.stderr).toMatch(/^kiban: Other users may open .*chmod 600/);
      const whole = await readFile(file, 'utf8');
      await writeFile(file, whole.slice(0, -4));
      await chmod(file, 0o600);
      const damaged = await anonymous.run(['whoami']);
      expect(damaged).toMatchObject({ code: 1, stderr: expect.stringMatching(/is damaged\. Remove it/) });
      expect(damaged.stderr).not.toContain(owner.token);
    });

    it('has several profiles, and one that is used [DEC-2.CLI-17]', async () => {
      await logIn();
      const other = ['login', deployment.origin, '--token', '-', '--profile', 'other'];
      await anonymous.run(other, `${owner.token}\n`);
      expect((await anonymous.run(['profiles', 'use', 'none'])).code).toBe(2);
      await anonymous.json(['profiles', 'use', 'other']);
      expect(await anonymous.json(['whoami'])).toMatchObject({ profile: 'other' });
      expect(await anonymous.json(['whoami', '--profile', 'default'])).toMatchObject({ profile: 'default' });
      const listed = await anonymous.run(['profiles', 'list']);
      expect(listed.stdout).toMatch(/^PROFILE .*\ndefault +API token .*\nother +yes +API token .*\n$/);
      expect(listed.stdout).not.toContain(owner.token);
      expect((await anonymous.run(['open'])).stdout).toBe(`${deployment.origin}/\n`);
      await anonymous.json(['profiles', 'remove', 'other']);
      expect(await anonymous.json(['whoami'])).toMatchObject({ profile: 'default' });
    });

    it.each([
      ['as an argument', (token: string) => [['--token', token], ''] as const, 2],
      ['that is wrong', () => [['--token', '-'], 'kbn_wrong'] as const, 1],
      ['with a line end', () => [['--token', '-'], 'kbn_one\nkbn_two'] as const, 2],
    ])('stores no token %s [DEC-2.CLI-4]', async (_, given, code) => {
      const [args, input] = given(owner.token);
      const ended = await anonymous.run(['login', deployment.origin, ...args], input);
      expect(ended.code).toBe(code);
      for (const secret of [owner.token, 'kbn_one']) expect(ended.stderr).not.toContain(secret);
      await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
    });

    it('sends the token to no address that the deployment redirects to [DEC-2.CLI-4]', async () => {
      const stolen: IncomingHttpHeaders[] = [];
      const thief = createServer((request, response) => {
        stolen.push(request.headers);
        response.end('{}');
      });
      const redirecting = createServer((_request, response) => {
        const { port } = thief.address() as AddressInfo;
        response.writeHead(307, { location: `http://127.0.0.1:${port}/api/v1/me` }).end();
      });
      try {
        for (const server of [thief, redirecting])
          await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        const { port } = redirecting.address() as AddressInfo;
        const redirected = await anonymous.run(
          ['login', `http://127.0.0.1:${port}`, '--token', '-'],
          owner.token,
        );
        expect(redirected).toMatchObject({ code: 1, stderr: expect.stringContaining('redirects') });
        expect(stolen).toEqual([]);
      } finally {
        thief.close();
        redirecting.close();
      }
    });
  });

  it('takes names and numbers in place of ids, and names those that are ambiguous [DEC-2.CLI-15]', async () => {
    await program.json(['boards', 'create', 'Été', '--list', 'To do', '--list', 'Doing', '--list', 'doing']);
    await program.json(['labels', 'create', 'ÉTÉ', 'Urgent', '--color', '#ef4444']);
    const { member } = await kiban.me.get();
    const boards = await kiban.boards.list();
    const { id: boardId = 0 } = boards.find(({ name }) => name === 'Été') ?? {};
    await kiban.fields.create(boardId, { name: 'Region', type: 'select', options: [{ label: 'EMEA' }] });
    const made = ['--list', 'to do', '--board', 'été', '--label', 'urgent', '--assignee', 'me'];
    const card = await program.json<{ number: number; labels: object[]; assignees: object[] }>([
      ...['cards', 'create', 'Order ice', ...made, '--field', 'region=EMEA'],
    ]);
    expect(card).toMatchObject({ labels: [{ name: 'Urgent' }], assignees: [{ memberId: member.id }] });
    const number = `#${card.number}`;
    expect(await program.run(['boards', 'get', 'ÉTÉ'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`  ${number}  Order ice`),
    });
    const moved = await program.json(['cards', 'move', number, '--list', 'Doing']);
    expect(moved).toMatchObject({ listName: 'Doing' });
    const ambiguous = await program.run(['cards', 'move', number, '--list', 'DOING']);
    expect(ambiguous).toMatchObject({ code: 2, stdout: '' });
    expect(ambiguous.stderr).toMatch(
      /^kiban: --list: several have the name "DOING": \d+ "Doing", \d+ "doing"\./,
    );
    const found = ['cards', 'list', '--board', 'Été', '--field', 'Region=emea', '--assignee', 'me', '--json'];
    expect(JSON.parse((await program.run(found)).stdout)).toHaveLength(1);
    expect((await program.run(['export', 'été'])).stdout).toContain('"Order ice"');
    expect((await program.run(['members', 'list'])).stdout).toMatch(/owner/);
    expect((await program.run(['fields', 'list', 'Été'])).stdout).toMatch(/Region +select +EMEA/);
  });

  it('changes labels, assignees, fields and comments of a card [DEC-2.CLI-15]', async () => {
    const board = await kiban.boards.create({ name: 'Relations', lists: [{ name: 'To do' }] });
    const listId = board.lists[0]?.id ?? 0;
    await kiban.fields.create(board.id, { name: 'Region', type: 'select', options: [{ label: 'EMEA' }] });
    await kiban.labels.create(board.id, { name: 'Urgent', color: '#ef4444' });
    const card = await kiban.cards.create({ listId, title: 'Order ice' });
    const number = `#${card.number}`;
    await program.json(['cards', 'set', number, 'region', 'EMEA']);
    const found = ['cards', 'list', '--board', 'relations', '--field', 'Region=emea'];
    expect(await program.json(found)).toHaveLength(1);
    await program.json(['cards', 'label', number, '--add', 'urgent']);
    await program.json(['cards', 'assign', number, '--add', 'me']);
    await program.json(['cards', 'set', number, 'Region', '']);
    expect(await program.json(found)).toEqual([]);
    expect(await program.json(['cards', 'label', number, '--remove', 'URGENT'])).toMatchObject({
      labels: [],
    });
    const unassigned = ['cards', 'assign', number, '--remove', 'me'];
    expect(await program.json(unassigned)).toMatchObject({ assignees: [] });
    const outdated = await program.run([...unassigned, '--if-version', '1']);
    expect(outdated).toMatchObject({ code: 1, stderr: expect.stringContaining('version') });
    await program.run(['cards', 'comment', number, '-'], 'Two boxes\n\u001b[2Jplease\n');
    const comments = await program.run(['cards', 'comments', number]);
    expect(comments.stdout).toMatch(/\nTwo boxes\n\\u001b\[2Jplease\n$/);
  });

  it('works on boards and cards, in text and JSON [DEC-2.CLI-5]', async () => {
    const board = await program.json<{ id: number; lists: { id: number }[] }>([
      'boards',
      'create',
      'Launch',
      '--list',
      'To do',
      '--list',
      'Done',
    ]);
    const [todo, done] = board.lists.map(({ id }) => String(id));
    const create = ['cards', 'create', 'Order the cake', '--list', todo ?? '', '--due', '2026-12-01'];
    const card = await program.json<{ id: number; number: number; version: number }>(create);
    const id = String(card.id);
    await program.json(['cards', 'move', id, '--list', done ?? '', '--if-version', String(card.version)]);
    const outdated = await program.run(['cards', 'complete', id, '--if-version', String(card.version)]);
    expect(outdated).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^kiban: .* \(request \S+\)\n$/),
    });
    await program.json(['cards', 'update', id, '--title', 'Order two cakes', '--due', '']);
    expect(await program.json(['cards', 'complete', `#${card.number}`])).toMatchObject({
      id: card.id,
      title: 'Order two cakes',
      dueDate: null,
      listName: 'Done',
      completedAt: expect.any(String),
    });
    const listed = await program.run(['cards', 'list', '--board', String(board.id)]);
    expect(listed.stdout).toMatch(
      new RegExp(`^ID +NUMBER +TITLE +LIST +DUE\\n${id} +#${card.number} +Order two cakes +Done\\n$`),
    );
    const found = (...flags: string[]): Promise<unknown> =>
      program.json(['cards', 'list', '--board', String(board.id), '--query', 'CAKES', ...flags]);
    expect(await found('--done', '--due', 'none', '--not-label', 'urgent', '--sort=-updated')).toMatchObject([
      { title: 'Order two cakes' },
    ]);
    expect(await found('--open')).toEqual([]);
    await program.json(['cards', 'archive', id]);
    expect(await program.json(['cards', 'list', '--board', String(board.id)])).toEqual([]);
  });

  it('calls any operation, with fields, a body and pages [DEC-2.CLI-5]', async () => {
    const { id, lists } = await kiban.boards.create({ name: 'Raw', lists: [{ name: 'To do' }] });
    const listId = lists[0]?.id ?? 0;
    for (const title of ['One', 'Two', 'Three'])
      await program.json(['api', 'POST', '/cards', '-F', `listId=${listId}`, '-f', `title=${title}`]);
    const body = JSON.stringify({ listId, title: 'Four' });
    await program.json(['api', 'post', 'cards', '--input', '-'], body);
    const all = ['api', 'GET', `/api/v1/lists/${listId}/cards`, '-f', 'limit=1', '--paginate'];
    const written = ['api', 'GET', `/lists/${listId}/cards?limit=1`, '--paginate'];
    for (const command of [all, written]) {
      const cards = await program.json<{ title: string }[]>(command);
      expect(cards.map(({ title }) => title)).toEqual(['One', 'Two', 'Three', 'Four']);
    }
    const missing = await program.run(['api', 'GET', '/boards/999999999', '--json']);
    expect(missing.code).toBe(1);
    expect(JSON.parse(missing.stderr)).toMatchObject({ error: { status: 404, code: 'not_found' } });
    for (const path of ['https://evil.example/', '/../secret', '/boards/{id}'])
      expect(await program.run(['api', 'GET', path])).toMatchObject({ code: 2, stdout: '' });
    expect((await program.run(['boards', 'get', String(id)])).stdout).toContain('Three');
  });

  it('sends no control character of a title to the terminal [DEC-2.CLI-6]', async () => {
    const { id, lists } = await kiban.boards.create({ name: 'Hostile', lists: [{ name: 'To do' }] });
    const title = 'Red \u001b[31m\u001b]0;owned\u0007 \u009b2J \u202egpj.exe';
    const card = await kiban.cards.create({ listId: lists[0]?.id ?? 0, title });
    const commands = [
      ['cards', 'list', '--board', String(id)],
      ['cards', 'get', String(card.id)],
      ['boards', 'get', String(id)],
      ['api', 'GET', `/cards/${card.id}`],
      ['export', String(id)],
    ];
    for (const command of commands)
      for (const args of [command, [...command, '--json']]) {
        const { stdout, code } = await program.run(args);
        expect([args, code, /[\p{Cc}\u202e]/u.test(stdout.replaceAll('\n', ''))]).toEqual([args, 0, false]);
        expect(stdout).toContain('\\u001b[31m');
      }
  });

  it('says in a sentence which file it cannot read or write [DEC-2.CLI-16]', async () => {
    const { id } = await kiban.boards.create({ name: 'Files' });
    const missing = join(program.folder, 'missing.txt');
    const nowhere = join(program.folder, 'none', 'out.json');
    const table = join(program.folder, 'people.csv');
    await writeFile(table, 'title\nCake\n');
    const signed = ['--id', 'evt_1', '--timestamp', '1', '--signature', 'v1,x'];
    const commands: (readonly [string, ...string[]])[] = [
      [missing, 'import', 'csv', missing],
      [missing, 'import', 'csv', table, '--people', missing],
      [missing, 'api', 'POST', '/boards', '--input', missing],
      [missing, 'verify', ...signed, '--key', `@${missing}`],
      [missing, 'trigger', 'card.move', '--forward-to', 'localhost:9', '--header', `@${missing}`],
      [program.folder, 'import', 'kiban', program.folder],
      [nowhere, 'export', String(id), '--output', nowhere],
    ];
    for (const [file, ...command] of commands) {
      const { code, stdout, stderr } = await program.run(command);
      expect([command, code, stdout]).toEqual([command, 1, '']);
      expect(stderr).toMatch(/^kiban: \S+ cannot be (opened|written): (there is no|it is a folder).*\.\n$/);
      expect(stderr).toContain(file);
      expect(stderr).not.toMatch(/ENOENT|EISDIR/);
    }
  });

  it('ends quietly when a reader has enough, and with 1 when the disk is full [DEC-2.CLI-6]', async () => {
    const board = await kiban.boards.create({ name: 'Long', lists: [{ name: 'To do' }] });
    const titles = Array.from({ length: 50 }, () => ({
      listId: board.lists[0]?.id ?? 0,
      title: 'x'.repeat(400),
      description: 'y'.repeat(20_000),
    }));
    await kiban.cards.createMany({ cards: titles.slice(0, 40), atomic: true });
    const env = {
      PATH: process.env['PATH'],
      HOME: program.folder,
      KIBAN_URL: deployment.origin,
      KIBAN_TOKEN: owner.token,
    };
    const shell = (script: string): Promise<{ code: unknown; stderr: string }> =>
      new Promise((resolve) => {
        const args = ['-c', script, 'bash', process.execPath, KIBAN, String(board.id)];
        execFile('bash', args, { env }, (error, _stdout, stderr) =>
          resolve({ code: error?.code ?? 0, stderr }),
        );
      });
    expect(await shell('"$1" "$2" export "$3" | head -c 10; exit "${PIPESTATUS[0]}"')).toEqual({
      code: 0,
      stderr: '',
    });
    const full = await shell('"$1" "$2" export "$3" > /dev/full');
    expect(full).toEqual({ code: 1, stderr: 'kiban: The output cannot be written: the disk is full.\n' });
  });

  it('imports a CSV file completely or not at all, after a dry run [DEC-2.CLI-7]', async () => {
    const file = join(program.folder, 'cakes.csv');
    await writeFile(
      file,
      `Summary,Status,Due date,Assignee,Region,Colour\nCake,Doing,2026-12-01,${owner.account.email},EMEA,red\nTea,Done,soon,stranger,,\n`,
    );
    const before = (await kiban.boards.list()).length;
    const args = ['import', 'csv', file, '--name', 'Cakes', '--map', 'field:Area=Region'];
    const unmapped = [
      '1 date was left out: write it as 2026-11-23. Line 3.',
      '1 assignment of stranger was left out: no member has that name or address. Line 3.',
      'Columns without a property were left out: Colour.',
    ];
    expect(await program.json([...args, '--dry-run'])).toEqual({
      dryRun: true,
      lists: 2,
      cards: 2,
      unmapped,
    });
    expect(await kiban.boards.list()).toHaveLength(before);
    const made = await program.json<{ boardId: number }>(args);
    expect(made).toMatchObject({ lists: 2, cards: 2, unmapped });
    const { lists } = await kiban.boards.get(made.boardId);
    expect(lists.map(({ name, cards }) => [name, cards.map(({ title }) => title)])).toEqual([
      ['Doing', ['Cake']],
      ['Done', ['Tea']],
    ]);
    expect(lists[0]?.cards[0]).toMatchObject({ dueDate: '2026-12-01', assignees: [expect.any(Object)] });
    expect(await kiban.fields.list(made.boardId)).toMatchObject([{ name: 'Area', type: 'text' }]);
    // 201 lists are more than a board has.
    const lines = Array.from({ length: 201 }, (_, index) => `Card ${index},List ${index}`);
    await writeFile(file, `title,list\n${lines.join('\n')}\n`);
    expect(await program.run(['import', 'csv', file])).toMatchObject({ code: 1, stdout: '' });
    expect(await kiban.boards.list()).toHaveLength(before + 1);
  });

  it('imports what it exported, and Trello files [DEC-2.CLI-7]', async () => {
    const { id } = await kiban.boards.create({ name: 'Round trip', lists: [{ name: 'To do' }] });
    const file = join(program.folder, 'board.json');
    expect((await program.run(['export', String(id), '--output', file])).code).toBe(0);
    expect(await program.json(['import', 'kiban', file])).toMatchObject({ lists: 1, unmapped: [] });
    const trello = {
      name: 'From Trello',
      lists: [{ id: 'l1', name: 'To do', pos: 1 }],
      cards: [{ id: 'c1', name: 'First', idList: 'l1', pos: 1, desc: '' }],
    };
    expect(await program.json(['import', 'trello', '-'], JSON.stringify(trello))).toMatchObject({ cards: 1 });
    expect(await program.run(['import', 'trello', '-'], '[')).toMatchObject({ code: 1, stdout: '' });
  });
});
