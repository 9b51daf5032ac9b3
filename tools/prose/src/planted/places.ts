/** A kind of file or text, and how a sentence gets into it. `line` matches the numbers of its lines. */
interface Place {
  readonly where: string;
  readonly path: string;
  readonly line: string;
  readonly plant: (sentence: string) => string;
}

const place = (where: string, path: string, line: string, plant: Place['plant']): Place => ({
  where,
  path,
  line,
  plant,
});

export const places: readonly Place[] = [
  place('a Markdown paragraph', 'docs/a.md', '3', (s) => `# Title\n\n${s}\n`),
  place('a Markdown heading', 'docs/a.md', '1', (s) => `# ${s}\n`),
  place('a Markdown list', 'docs/a.md', '2', (s) => `- One.\n- ${s}\n`),
  place('a Markdown table', 'docs/a.md', '3', (s) => `| a | b |\n|---|---|\n| ${s} | c |\n`),
  place('a comment of one line', 'libs/a/src/a.ts', '2', (s) => `const a = 1;\n// ${s}\n`),
  place(
    'a comment over two lines',
    'libs/a/src/a.ts',
    '[12]',
    (s) => `// ${s.replace(/ (?=\S+$)/, '\n// ')}\n`,
  ),
  place('a docstring', 'libs/a/src/a.ts', '2', (s) => `/**\n * ${s}\n */\nexport const a = 1;\n`),
  place('a test name', 'libs/a/src/a.spec.ts', '1', (s) => `it('${s}', () => undefined);\n`),
  place('an error message', 'apps/a/src/a.ts', '1', (s) => `throw new Error('${s}');\n`),
  place('a template', 'apps/a/src/a.ts', '1', (s) => `const a = (n: number) => \`\${n} cards. ${s}\`;\n`),
  place('a concatenation', 'apps/a/src/a.ts', '[12]', (s) => `const a = '${s.replace(' ', " ' +\n'")}';\n`),
  place(
    'a page made by a script',
    'apps/web/public/a.js',
    '1',
    (s) => `page.append(\`<p>\${a}</p><p>${s}</p>\`);\n`,
  ),
  place('a statement’s comment', 'apps/a/src/a.sql.ts', '2', (s) => `const a = \`SELECT 1\n-- ${s}\n\`;\n`),
  place('a comment between elements', 'apps/web/src/a.tsx', '1', (s) => `const a = <p>{/* ${s} */}</p>;\n`),
  place('an attribute of an element', 'apps/web/src/a.tsx', '1', (s) => `const a = <p title="${s}" />;\n`),
  place('a script', 'tools/a/bin/a.mjs', '1', (s) => `// ${s}\n`),
  place('a module of the documentation', 'docs/a.mts', '1', (s) => `/* ${s} */\n`),
  place('a page’s text', 'apps/web/public/a.html', '2', (s) => `<main>\n<p>${s}</p></main>\n`),
  place('a page’s attribute', 'apps/web/public/a.html', '1', (s) => `<a title="${s}" href="/">x</a>\n`),
  place('a page’s comment', 'apps/web/public/a.html', '1', (s) => `<!-- ${s} -->\n`),
  place('a style sheet', 'apps/web/public/a.css', '1', (s) => `/* ${s} */\n`),
  place('an OpenAPI document', 'libs/contracts/openapi/openapi.json', '1', (s) => `{"summary": "${s}"}\n`),
  place(
    'an AsyncAPI document',
    'libs/contracts/asyncapi/a.json',
    '1',
    (s) => `{"a": {"description": "${s}"}}\n`,
  ),
  place('a JSON Schema', 'libs/contracts/schemas/a.json', '1', (s) => `{"title": "${s}"}\n`),
  place('a manifest’s comment', 'k8s/a.yaml', '2', (s) => `a: 1\n# ${s}\n`),
  place('an alert', 'k8s/a.yaml', '2', (s) => `annotations:\n  summary: ${s}\n`),
  place('a Dockerfile', 'docker/a.Dockerfile', '1', (s) => `# ${s}\n`),
  place('a configuration of nginx', 'docker/edge/a.conf', '2', (s) => `server {\n  # ${s}\n}\n`),
  place('a script of the shell', '.ci/run', '1', (s) => `# ${s}\n`),
  place('SQL', 'docker/postgres/a.sql', '1', (s) => `-- ${s}\n`),
  place('Python', 'docs/a.py', '1', (s) => `"""${s}"""\n`),
  place('Go', 'docs/a.go', '1', (s) => `// ${s}\n`),
  place('Java', 'docs/A.java', '1', (s) => `/* ${s} */\n`),
  place('PHP', 'docs/a.php', '2', (s) => `<?php\n// ${s}\n`),
];
