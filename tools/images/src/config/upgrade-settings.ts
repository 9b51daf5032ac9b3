export interface UpgradeSettings {
  /** The commit, branch or tag of the version before; undefined for the default. */
  readonly from: string | undefined;
}

/** What `npm run rehearse -- upgrade --from <ref>` puts into the environment. */
export function readUpgradeSettings(env: NodeJS.ProcessEnv = process.env): UpgradeSettings {
  return { from: env['KIBAN_UPGRADE_FROM'] || undefined };
}
