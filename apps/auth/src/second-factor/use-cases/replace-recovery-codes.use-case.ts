import type { Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Passwords } from '../../proof/passwords/passwords.js';
import { newRecoveryCodes } from '../../proof/second-factor/recovery-codes.js';
import { CredentialChange } from '../../proof/credentials/credential-change.js';
import { SecondFactorCheck } from '../../proof/second-factor/second-factor-check.js';
import { requireOn } from '../../proof/second-factor/second-factor-state.js';
import { SecondFactorsRepository } from '../../store/factors/second-factors.repository.js';
import { digestsOf } from './confirm-second-factor.use-case.js';

/** Makes new recovery codes; the earlier ones are no longer valid. */
@Injectable()
export class ReplaceRecoveryCodes {
  constructor(
    private readonly passwords: Passwords,
    private readonly check: SecondFactorCheck,
    private readonly factors: SecondFactorsRepository,
    private readonly change: CredentialChange,
  ) {}

  /** @throws DomainError when the password or the code is wrong, or the second factor is off; TooManyRequestsError */
  async execute(caller: Caller, proof: { password: string; code: string }): Promise<string[]> {
    const { principal, origin } = caller;
    const account = await this.passwords.confirm(principal.member.id, proof.password, origin);
    requireOn(await this.check.isOn(account.id));
    await this.check.require(account, proof.code, origin);
    const codes = newRecoveryCodes();
    await this.change.run(
      { account, principal, origin, via: 'screen' },
      'second_factor.recovery_codes',
      async (tx) => {
        requireOn(await this.factors.isOn(account.id, tx));
        await this.factors.replaceRecoveryCodes(tx, account.id, digestsOf(account.id, codes));
      },
    );
    return codes;
  }
}
