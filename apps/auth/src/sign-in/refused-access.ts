import type { Outcome } from '../oidc/use-cases/connect.use-case.js';
import type { Membership } from '../store/members/members.reader.js';
import { approvableNameOf } from './client-choice.js';
import type { PendingInteraction } from './flow/interaction.js';

/** Why a chosen workspace was not opened, and what to do. */
export function refusalSentence(
  refused: Exclude<Outcome, 'connected'>,
  { workspaceName }: Membership,
  interaction: PendingInteraction,
): string {
  switch (refused) {
    case 'not_approved':
      return `“${workspaceName}” admits approved AI clients only. Ask an owner to approve “${approvableNameOf(interaction)}”.`;
    case 'own_proof':
      return `Your company signed you in, and “${workspaceName}” is not its workspace. Use another account below, and sign in with your password or passkey to open it.`;
    case 'company':
      return `“${workspaceName}” demands the sign-in of your company. Use another account below, and sign in with your company to open it.`;
    case 'not_allowed':
      return 'Choose one of your workspaces.';
  }
}
