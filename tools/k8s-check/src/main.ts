import { checkManifests } from './check.js';
import { readCheckSettings } from './config/check-settings.js';
import { describeFinding } from './finding.js';
import { findKubectl, KubectlMissingError } from './render/find-kubectl.js';

/** Exit code 0: nothing found; 1: faults, or in continuous integration nothing to render with. */
async function main(): Promise<number> {
  const settings = readCheckSettings();
  let kubectl: string;
  try {
    kubectl = await findKubectl(settings);
  } catch (error) {
    if (!(error instanceof KubectlMissingError)) throw error;
    process.stdout.write(
      settings.isContinuousIntegration
        ? `${error.message}\n`
        : `Skipped: the manifests were not checked. ${error.message}\n`,
    );
    return settings.isContinuousIntegration ? 1 : 0;
  }
  const { findings, compositions, objects, containerFiles } = await checkManifests(kubectl, settings);
  for (const finding of findings) process.stdout.write(`${describeFinding(finding)}\n`);
  process.stdout.write(
    `${compositions} compositions, ${objects} objects, ${containerFiles} container files, ${findings.length} faults\n`,
  );
  return findings.length === 0 ? 0 : 1;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = 1;
  },
);
