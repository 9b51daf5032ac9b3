import type { Mail } from '../mail/mailer.js';
import { recordOf } from '../proof/company/domain-proof.js';
import type { CheckedProof } from '../store/providers/proofs.repository.js';

const NAME_LENGTH_MAX = 60;

interface ProofMail {
  to: string;
  proof: CheckedProof;
}

/** @param endsAt when the domain is no longer proven; null when it has just come to that */
export function proofMail({ to, proof }: ProofMail, endsAt: Date | null): Mail {
  const { domain } = proof;
  const name = `“${Array.from(proof.providerName).slice(0, NAME_LENGTH_MAX).join('')}”`;
  const missing = `The TXT record that proves ${domain} for the sign-in provider ${name} `;
  const add = `Add this TXT record to the DNS of ${domain}:\n\n${recordOf(proof)}`;
  return {
    to,
    subject:
      endsAt === null
        ? 'People of your company can no longer sign in to Kiban'
        : 'A DNS record for the sign-in of your company is missing',
    text:
      endsAt === null
        ? `${missing}was missing for seven days. The domain is no longer proven, so its people cannot sign in by the provider.\n\n` +
          `${add}\n\nThen check the record in the settings of the workspace:`
        : `${missing}was not found. If it is still missing on ${endsAt.toISOString().slice(0, 10)}, people of the domain can no longer sign in by the provider.\n\n` +
          `${add}\n\nThe providers of your workspace:`,
    path: '/settings/workspace',
    closing: 'If the domain is no longer yours, remove it from the provider.',
  };
}
