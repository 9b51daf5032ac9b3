import type { Finding } from '../finding.js';

interface Instruction {
  line: number;
  name: string;
  rest: string;
}

const KNOWN = new Set([
  ...['ARG', 'CMD', 'COPY', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'FROM', 'HEALTHCHECK'],
  ...['LABEL', 'RUN', 'SHELL', 'STOPSIGNAL', 'USER', 'VOLUME', 'WORKDIR'],
]);

/** What BuildKit knows and buildah 1.28 does not; the files must build with both. */
const BEYOND_BUILDAH = /^COPY .*--(?:link|parents)\b|^RUN .*--network=|<<-?["']?\w+["']?\s*$/;

/**
 * Rules for Dockerfiles: bases are arguments with a fixed version, the image runs as a numeric user other than root and
 * starts its program without a shell. Syntax that only one builder supports is rejected.
 */
export function dockerfileFaults(where: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const report = (message: string, at?: Instruction): void =>
    void findings.push({ where: at ? `${where}:${at.line}` : where, rule: 'dockerfile', message });
  if (/^#\s*syntax\s*=/im.test(text))
    report('a “# syntax=” line fetches the parser from a registry: leave it out');
  const instructions = instructionsOf(text);
  const defaults = new Map<string, string>();
  const stages = new Set<string>();
  let user: Instruction | undefined;
  for (const instruction of instructions) {
    const { name, rest } = instruction;
    if (!KNOWN.has(name))
      report(`${name} is no instruction that is used here (ADD: write COPY)`, instruction);
    if (BEYOND_BUILDAH.test(`${name} ${rest}`)) report('buildah 1.28 does not know this form', instruction);
    if (name === 'ARG') {
      const [, key = '', value] = /^(\w+)(?:=(.*))?$/.exec(rest) ?? [];
      if (value !== undefined) defaults.set(key, value);
    } else if (name === 'FROM') {
      checkBase(instruction, defaults, stages, report);
      const stage = /\sAS\s+(\S+)$/i.exec(rest)?.[1];
      if (stage) stages.add(stage);
      user = undefined;
    } else if (name === 'USER') user = instruction;
    else if (name === 'WORKDIR' && !rest.startsWith('/'))
      report('name the folder from the root', instruction);
    else if ((name === 'ENTRYPOINT' || name === 'CMD') && !isJsonList(rest))
      report('write it as a JSON list: the image has no shell', instruction);
    else if (name === 'COPY') {
      const from = /--from=(\S+)/.exec(rest)?.[1];
      if (from !== undefined && !stages.has(from)) report(`there is no stage ${from}`, instruction);
    }
    if (/^(ENV|ARG)\b/.test(name) && /(SECRET|PASSWORD|TOKEN|PRIVATE_KEY)\w*=\S/i.test(rest))
      report('a secret in the file ends in the image', instruction);
  }
  if (!user) report('the image runs as its base’s user: end with USER and a number');
  else if (!/^[1-9]\d*(:[1-9]\d*)?$/.test(user.rest))
    report('the user must be a number other than 0, which runAsNonRoot can judge', user);
  return findings;
}

function checkBase(
  at: Instruction,
  defaults: ReadonlyMap<string, string>,
  stages: ReadonlySet<string>,
  report: (message: string, at: Instruction) => void,
): void {
  const base = at.rest.replace(/^--platform=\S+\s+/, '').split(/\s+/)[0] ?? '';
  if (stages.has(base)) return;
  const argument = /^\$\{(\w+)\}$/.exec(base)?.[1];
  if (argument === undefined) return report('make the base an argument, so that a release can pin it', at);
  const image = defaults.get(argument) ?? '';
  if (!/^[\w.-]+\.[\w.-]+\/[\w./-]+(:[\w.-]+|@sha256:[0-9a-f]{64})$/.test(image) || image.endsWith(':latest'))
    report(`${argument} must name a registry and a fixed version, not “${image}”`, at);
}

function isJsonList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text));
  } catch {
    return false;
  }
}

/** The instructions with the lines that continue them joined, comments left out. */
export function instructionsOf(text: string): Instruction[] {
  const instructions: Instruction[] = [];
  let open: Instruction | undefined;
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const continues = line.endsWith('\\');
    const content = continues ? line.slice(0, -1).trim() : line;
    if (open) open.rest += ` ${content}`;
    else {
      const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(content) ?? [];
      open = { line: index + 1, name: name.toUpperCase(), rest };
      instructions.push(open);
    }
    if (!continues) open = undefined;
  }
  return instructions;
}
