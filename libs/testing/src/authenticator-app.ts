import { Secret, TOTP } from 'otpauth';

/** The authenticator app of a person. */
export class AuthenticatorApp {
  private readonly totp: TOTP;

  /** @param now the clock of its device, in milliseconds */
  constructor(
    secret: string,
    private readonly now = (): number => Date.now(),
  ) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** @param stepsAhead of 30 seconds; a code is valid once, so a further one must be of a later step */
  code(stepsAhead = 0): string {
    return this.totp.generate({ timestamp: this.now() + stepsAhead * 30_000 });
  }

  /** Six digits that are wrong for minutes. */
  wrongCode(): string {
    const near = new Set([-2, -1, 0, 1, 2].map((step) => this.code(step)));
    const candidates = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(6));
    return candidates.find((code) => !near.has(code)) as string;
  }
}
