export function parseLanded(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}

export function formatLanded(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The list with the migrations that are new; a landed one keeps its line. */
export function withNewMigrations(landed: readonly string[], run: ReadonlyMap<string, string>): string[] {
  const names = new Set(landed.map(nameOf));
  const added = [...run]
    .filter(([name]) => !names.has(name))
    .map(([name, checksum]) => `${name} ${checksum}`);
  return [...landed, ...added];
}

/** One sentence for each landed migration that was edited or removed. */
export function migrationFaults(landed: readonly string[], run: ReadonlyMap<string, string>): string[] {
  return landed.flatMap((line) => {
    const name = nameOf(line);
    const checksum = run.get(name);
    if (checksum === undefined) return [`The landed migration ${name} is missing; put it back.`];
    if (`${name} ${checksum}` === line) return [];
    return [`The landed migration ${name} runs other statements; restore them and write a new migration.`];
  });
}

/** The list with a line for each function whose text is not the one that landed last, sorted by name. */
export function withChangedFunctions(
  landed: readonly string[],
  functions: readonly { readonly name: string; readonly checksum: string }[],
): string[] {
  const added = functions
    .map(({ name, checksum }) => `${name} ${checksum}`)
    .filter((line) => landed.filter((one) => nameOf(one) === nameOf(line)).at(-1) !== line);
  // A stable sort keeps the texts of one function in the order in which they landed.
  return [...landed, ...added].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
}

function nameOf(line: string): string {
  return line.slice(0, line.indexOf(' '));
}
