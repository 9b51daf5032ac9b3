import { Allow } from '@kiban/http-kit';
import { Controller, Get, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { messagePage } from '../pages/message-page.js';
import { sendPage } from '../pages/page.js';
import { PageErrorFilter } from './page-error.filter.js';

/** A sign-in always belongs to somebody who asked for it; whoever comes here by hand is shown the way. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('sign-in')
export class SignInController {
  @Get()
  show(@Res() reply: FastifyReply): void {
    sendPage(
      reply,
      messagePage({
        title: 'Sign in',
        sentences: [
          'Open Kiban, or add its MCP address to your AI client: either brings you to the sign-in.',
        ],
        link: { href: '/', text: 'Open Kiban' },
      }),
    );
  }
}
