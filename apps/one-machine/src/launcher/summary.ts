import type { LauncherSettings } from '../config/launcher-settings.js';
import type { DeploymentFile } from './deployment-file.js';

const REACH: Readonly<Record<LauncherSettings['webhookReach'], readonly string[]>> = {
  loopback: [
    'Webhooks may go to addresses of this machine, also over http (WEBHOOK_ALLOW_CIDRS and WEBHOOK_ALLOW_HTTP).',
  ],
  'public only': [
    'Webhooks to addresses of this machine are blocked, because HOST or PUBLIC_ORIGIN is not loopback (WEBHOOK_ALLOW_CIDRS allows them).',
  ],
  'as set': [],
};

/** Console output once everything is ready; every line can be copied and used unchanged. */
export function summaryOf(
  deployment: DeploymentFile,
  addressesFile: string,
  webhookReach: LauncherSettings['webhookReach'],
): string {
  const { origin, apiUrl, mcpUrl, specUrl, owner, workspace, token } = deployment;
  const rows: [string, string][] = [
    ['Open', `${origin}/boards`],
    ['E-mail', owner.email],
    ['Password', owner.password],
    ['Workspace', workspace.slug],
    ['Token', token],
    ['API', apiUrl],
    ['MCP', mcpUrl],
    ['OpenAPI', specUrl],
  ];
  return [
    '',
    'Kiban is ready. Open it and sign in: the first board shows how to use it.',
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(10)} ${value}`),
    '',
    'Try it:',
    '',
    `  curl -H 'Authorization: Bearer ${token}' ${apiUrl}/boards`,
    '',
    ...REACH[webhookReach],
    `For scripts: ${addressesFile}`,
    'Stop with Ctrl-C; npm start continues with the same data; npm run reset deletes all data.',
    '',
  ].join('\n');
}
