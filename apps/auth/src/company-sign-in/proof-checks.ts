import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../infrastructure/clock.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { Mailer } from '../mail/mailer.js';
import { DomainProof } from '../proof/company/domain-proof.js';
import { AuthChanges } from '../store/audit/auth-changes.js';
import { ProofsRepository, type CheckedProof, type DueProof } from '../store/providers/proofs.repository.js';
import { lockWorkspace } from '../store/workspaces/workspace-lock.js';
import { proofMail } from './proof-mails.js';

const DAY_MS = 86_400_000;
const INTERVAL_MS = 15 * 60_000;
const BATCH = 20;
/** How long a record may be missing. */
const MISSING_DAYS_MAX = 7;

/** What a look-up has changed. */
interface Outcome {
  proof: CheckedProof;
  /** When the proof ends; null when it has ended. */
  endsAt: Date | null;
}

/**
 * Looks up the record of every proven domain once a day, over all replicas. A domain whose record is missing for seven days is no longer
 * proven: it may belong to other people by then. Owners get a mail at the first miss and at the end.
 */
@Injectable()
export class ProofChecks {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly proofs: ProofsRepository,
    private readonly look: DomainProof,
    private readonly changes: AuthChanges,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= this.run()
        .catch((error: unknown) => this.logger.warn({ err: error }, 'proof_checks.failed'))
        .finally(() => {
          this.round = undefined;
        });
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** Looks up what is due. */
  async run(): Promise<void> {
    for (let claimed = BATCH; claimed === BATCH;) {
      const now = this.clock.now();
      const due = await this.proofs.claim(now, new Date(now.getTime() - DAY_MS), BATCH);
      claimed = due.length;
      for (const proof of due) await this.check(proof);
    }
  }

  private async check(due: DueProof): Promise<void> {
    const found = await this.look.look(due.workspaceId, due);
    // Without a response, nothing is known: neither that the record is there, nor that it is gone.
    if (found === 'unknown') return;
    const outcome = await this.changes.run(async (tx) => {
      await lockWorkspace(tx, due.workspaceId);
      const proof = await this.proofs.proven(tx, due);
      if (!proof) return undefined;
      if (found === 'found') {
        if (proof.missingSince !== null) await this.proofs.setMissing(tx, due, null);
        return undefined;
      }
      const now = this.clock.now();
      const endsAt = new Date((proof.missingSince ?? now).getTime() + MISSING_DAYS_MAX * DAY_MS);
      const hasEnded = endsAt <= now;
      if (proof.missingSince !== null && !hasEnded) return undefined;
      if (hasEnded) await this.proofs.end(tx, due, now);
      else await this.proofs.setMissing(tx, due, now);
      tx.audit({
        workspaceId: due.workspaceId,
        action: hasEnded ? 'sign_in_provider.proof_end' : 'sign_in_provider.proof_missing',
        actor: { memberId: null, name: null },
        via: null,
        origin: null,
        target: `sign-in provider ${due.providerId}`,
        details: { domain: due.domain },
      });
      return { proof, endsAt: hasEnded ? null : endsAt };
    });
    if (outcome) await this.mail(outcome);
  }

  private async mail({ proof, endsAt }: Outcome): Promise<void> {
    for (const to of await this.proofs.ownersOf(proof.workspaceId))
      await this.mailer.send(proofMail({ to, proof }, endsAt));
  }
}
