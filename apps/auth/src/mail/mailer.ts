import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG, LOGGER } from '../infrastructure/tokens.js';

export interface Mail {
  to: string;
  subject: string;
  /** Sentences before the link. */
  text: string;
  /** Of the link, below the public origin. */
  path: string;
  /** The last sentence; by default, that an unexpected mail can be ignored. */
  closing?: string;
}

export type MailOutcome = 'sent' | 'not_configured' | 'failed';

const TIMEOUT_MS = 10_000;
const EXPECTED = 'If you did not expect this mail, ignore it.';

/** Sends the service’s mails: links for people who cannot sign in yet. */
@Injectable()
export class Mailer {
  private readonly transport: Transporter | undefined;
  /** Whether links that are not mailed are in the log. */
  readonly linksInLog: boolean;

  constructor(
    @Inject(AUTH_CONFIG) private readonly config: AuthConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.linksInLog = config.MAIL_LINKS_IN_LOG || config.NODE_ENV === 'development';
    this.transport = config.SMTP_URL
      ? createTransport(
          {
            url: config.SMTP_URL,
            connectionTimeout: TIMEOUT_MS,
            greetingTimeout: TIMEOUT_MS,
            socketTimeout: TIMEOUT_MS,
          },
          { from: config.MAIL_FROM },
        )
      : undefined;
    if (!this.transport && !this.linksInLog)
      this.logger.warn('mail.links_are_lost: set SMTP_URL, or MAIL_LINKS_IN_LOG=true');
  }

  get isConfigured(): boolean {
    return this.transport !== undefined;
  }

  /** The address that a mail with this path contains. */
  linkTo(path: string): string {
    return this.config.PUBLIC_ORIGIN + path;
  }

  /** Never rejects: the result states whether the mail was sent. */
  async send(mail: Mail): Promise<MailOutcome> {
    const link = this.linkTo(mail.path);
    if (!this.transport) {
      if (this.linksInLog)
        this.logger.info({ to: mail.to, subject: mail.subject, link }, 'mail.not_configured');
      return 'not_configured';
    }
    try {
      await this.transport.sendMail({
        to: mail.to,
        subject: mail.subject,
        text: `${mail.text}\n\n${link}\n\n${mail.closing ?? EXPECTED}\n`,
      });
      return 'sent';
    } catch (error) {
      this.logger.warn({ err: error, subject: mail.subject }, 'mail.failed');
      return 'failed';
    }
  }

  close(): void {
    this.transport?.close();
  }
}
