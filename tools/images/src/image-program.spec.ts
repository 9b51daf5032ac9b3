import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageProgram } from './rehearsal/launch.js';

const dockerfile = readFileSync(join(import.meta.dirname, '../../../docker/service.Dockerfile'), 'utf8');

describe('an image of a service', () => {
  it('starts the same file as everything that starts services from the repository', () => {
    expect(dockerfile).toContain(`\nCMD ["app/${imageProgram('main')}"]\n`);
  });

  it('has that file made of what is installed in it, and nothing that was installed to build it', () => {
    const stages = dockerfile.split(/^(?=FROM )/m);
    const bundled = stages.find((stage) => / AS bundled$/m.test(stage));
    expect(bundled).toMatch(
      /^COPY --from=service \/srv\/kiban \/srv\/kiban\nWORKDIR \/srv\/kiban\nRUN node \S+ --source-maps app\/dist\/src\/main\.js=app\/dist\/service\.mjs /m,
    );
    expect(stages.at(-1)).toContain('COPY --from=bundled /srv/kiban /srv/kiban');
  });
});
