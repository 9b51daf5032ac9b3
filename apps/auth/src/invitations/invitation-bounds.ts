import { Inject, Injectable } from '@nestjs/common';
import type { AuthConfig } from '../config/auth-config.js';
import { RequestWindows } from '../infrastructure/request-windows.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';

const DAY_MS = 86_400_000;
/** Invitations to one address a day, over all workspaces, to limit mails that the recipient did not request. */
const PER_ADDRESS_MAX = 10;

/** How many invitations a workspace sends, and an address receives. */
@Injectable()
export class InvitationBounds {
  constructor(
    private readonly windows: RequestWindows,
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
  ) {}

  /** @throws TooManyRequestsError */
  async charge(workspaceId: number, email: string): Promise<void> {
    const message = 'Too many invitations were sent today; try again later.';
    const bound = { windowMs: DAY_MS, message };
    const { INVITATIONS_PER_DAY } = this.config;
    await this.windows.charge({
      ...bound,
      subject: `invitations of workspace ${workspaceId}`,
      max: INVITATIONS_PER_DAY,
    });
    await this.windows.charge({
      ...bound,
      subject: `invitations to ${email.toLowerCase()}`,
      max: PER_ADDRESS_MAX,
    });
  }
}
