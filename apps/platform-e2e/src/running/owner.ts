import { ApiCaller } from '../client/api-caller.js';
import { screenAccessToken } from '../client/screen-session.js';
import type { Deployment } from '../client/deployment.js';
import { newWorkspace, type OtherWorkspace } from './other-workspace.js';

/** The owner of a workspace for one test file, which shares no passwords, tokens or limits with others. */
export interface Owner extends OtherWorkspace {
  /** Signed in to the web app. */
  screen: ApiCaller;
  /** With the workspace's API token. */
  api: ApiCaller;
}

export async function newOwner(deployment: Deployment): Promise<Owner> {
  const made = await newWorkspace(deployment);
  return {
    ...made,
    screen: new ApiCaller(deployment.apiUrl, await screenAccessToken(deployment, made.account)),
    api: new ApiCaller(deployment.apiUrl, made.token),
  };
}
