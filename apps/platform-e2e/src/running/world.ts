import { ApiCaller } from '../client/api-caller.js';
import { testDeployment, type Deployment } from '../client/deployment.js';
import { otherWorkspace } from './other-workspace.js';

/** Environment of a black-box test: the deployment, its token, and a workspace that must stay invisible to it. */
export interface World {
  deployment: Deployment;
  /** Calls with the seeded workspace's API token. */
  api: ApiCaller;
  /** Calls with an API token of another workspace. */
  stranger: ApiCaller;
}

export async function openWorld(): Promise<World> {
  const deployment = await testDeployment();
  return {
    deployment,
    api: new ApiCaller(deployment.apiUrl, deployment.token),
    stranger: new ApiCaller(deployment.apiUrl, (await otherWorkspace(deployment)).token),
  };
}
