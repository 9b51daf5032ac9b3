import type { Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { SessionEnd } from '../../proof/ended-access/session-end.js';
import { Passwords } from '../../proof/passwords/passwords.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { SecondFactorCheck } from '../../proof/second-factor/second-factor-check.js';
import { requireNotDemanded, requireOn } from '../../proof/second-factor/second-factor-state.js';
import { SecondFactorsRepository } from '../../store/factors/second-factors.repository.js';

/** From then on the password alone signs in. */
@Injectable()
export class TurnOffSecondFactor {
  constructor(
    private readonly passwords: Passwords,
    private readonly check: SecondFactorCheck,
    private readonly factors: SecondFactorsRepository,
    private readonly change: CredentialChange,
    private readonly sessionEnd: SessionEnd,
  ) {}

  /** @throws DomainError when the password or the code is wrong, or the second factor is off; TooManyRequestsError */
  async execute(caller: Caller, proof: { password: string; code: string }): Promise<void> {
    const { principal, origin } = caller;
    const account = await this.passwords.confirm(principal.member.id, proof.password, origin);
    requireOn(await this.check.isOn(account.id));
    requireNotDemanded(await this.factors.demandedBy(account.id));
    await this.check.require(account, proof.code, origin);
    await this.change.run(
      { account, principal, origin, via: 'screen' },
      'second_factor.off',
      async (tx) => {
        requireNotDemanded(await this.factors.demandedBy(account.id, tx));
        requireOn(await this.factors.remove(tx, account.id));
        await this.sessionEnd.forgetFactors(tx, account.id);
      },
      { notice: { kind: 'second_factor_off' } },
    );
  }
}
