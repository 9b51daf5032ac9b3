import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

/** Spectral's severities for errors and warnings; hints and information do not count. */
const FAULTS: readonly number[] = [0, 1];

/** Findings of Redocly's strict and Spectral's recommended rules, without exceptions. */
export async function lintFaults(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  return [...(await redoclyFaults(source)), ...(await spectralFaults(source))];
}

async function redoclyFaults(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source, config });
  return problems.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? ''} breaks ${ruleId}: ${message}`,
  );
}

async function spectralFaults(source: string): Promise<string[]> {
  const linter = new spectral.Spectral();
  // The package's type of the rule set is too wide.
  linter.setRuleset({ extends: [rulesets.oas as unknown as RulesetDefinition] });
  const problems = await linter.run(source);
  return problems
    .filter(({ severity }) => FAULTS.includes(severity))
    .map(({ code, message, path }) => `${path.join('.')} breaks ${code}: ${message}`);
}
