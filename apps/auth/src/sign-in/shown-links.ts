import { isLoopbackAddress, isLoopbackHost, PROXIED_HEADER } from '@kiban/app-config';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { AuthConfig } from '../config/auth-config.js';
import { AUTH_CONFIG } from '../infrastructure/tokens.js';
import { requestedNames } from './flow/host-gate.js';

/** Headers of a proxy or a tunnel, behind which a request of the network looks like one of this machine. */
const PROXIES = [PROXIED_HEADER, 'via', 'forwarded'];

/** On one machine without a mail server, pages show the links that would be mailed. */
@Injectable()
export class ShownLinks {
  constructor(@Inject(AUTH_CONFIG) private readonly config: AuthConfig) {}

  /**
   * Only in the response to the person at the machine of the deployment. The edge passes on the address of the connection,
   * and replaces what a client claims about it; a foreign page that rebinds its name to this machine has a foreign name.
   */
  areFor(request: FastifyRequest): boolean {
    return (
      this.config.MAIL_LINKS_ON_PAGE &&
      !this.config.SMTP_URL &&
      isLoopbackAddress(request.ip) &&
      PROXIES.every((name) => request.headers[name] === undefined) &&
      requestedNames(request.headers).every(isLoopbackName)
    );
  }
}

/** @param name as in a Host header, with or without a port */
function isLoopbackName(name: string): boolean {
  return URL.canParse(`http://${name}`) && isLoopbackHost(new URL(`http://${name}`).hostname);
}
