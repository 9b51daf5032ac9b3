import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthConfig } from '../../config/auth-config.js';
import { AUTH_CONFIG } from '../../infrastructure/tokens.js';

/** A random value in the browser that binds the forms of pages outside of an interaction. */
@Injectable()
export class FormCookies {
  private readonly name: string;
  private readonly attributes: string;

  constructor(@Inject(AUTH_CONFIG) config: AuthConfig) {
    const secure = config.PUBLIC_ORIGIN.startsWith('https:');
    this.name = secure ? '__Host-kiban-form' : 'kiban-form';
    this.attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  }

  /** @returns the browser’s value; sets one if it has none */
  ensure(request: FastifyRequest, reply: FastifyReply): string {
    const existing = this.read(request);
    if (existing !== undefined) return existing;
    const value = randomBytes(24).toString('base64url');
    void reply.header('set-cookie', `${this.name}=${value}; ${this.attributes}`);
    return value;
  }

  private read(request: FastifyRequest): string | undefined {
    for (const pair of (request.headers.cookie ?? '').split(';')) {
      const [name, value] = pair.trim().split('=', 2);
      if (name === this.name && value && /^[\w-]{32}$/.test(value)) return value;
    }
    return undefined;
  }
}
