import type { ChangePasswordDto, Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { PasswordChange } from '../../proof/passwords/password-change.js';
import { Passwords } from '../../proof/passwords/passwords.js';

@Injectable()
export class ChangeMyPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly change: PasswordChange,
  ) {}

  /** @throws DomainError when the current password is wrong; ValidationError when the new one is invalid */
  async execute(caller: Caller, { password, newPassword }: ChangePasswordDto): Promise<void> {
    const { principal, origin } = caller;
    const account = await this.passwords.confirm(principal.member.id, password, origin);
    await this.change.apply(
      { account, password: newPassword, field: 'newPassword', via: 'screen' },
      { principal },
      origin,
    );
  }
}
