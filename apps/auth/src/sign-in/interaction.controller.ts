import { Allow } from '@kiban/http-kit';
import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessChoice } from './access-choice.js';
import { allowedBy } from './client-choice.js';
import { go } from './flow/redirect.js';
import { Pending } from './flow/form-parameters.js';
import { formValue } from './flow/form-request.js';
import { Interactions, type PendingInteraction } from './flow/interaction.js';
import { PageErrorFilter } from './flow/page-error.filter.js';
import { SignInForm } from './flow/sign-in-form.js';

/** The pages while a client waits: sign in, choose a workspace, allow. */
@ApiExcludeController()
@UseFilters(PageErrorFilter)
@Allow('public')
@Controller('interaction/:uid')
export class InteractionController {
  constructor(
    private readonly interactions: Interactions,
    private readonly form: SignInForm,
    private readonly choice: AccessChoice,
  ) {}

  @Get()
  async show(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (interaction.details.prompt.name !== 'consent' || interaction.accountId === undefined)
      return this.form.show(interaction, reply, {
        email: stringOf(interaction.details.params['login_hint']),
      });
    return this.choice.show(interaction, interaction.accountId, request, reply);
  }

  @Post('switch')
  async switchAccount(@Pending() interaction: PendingInteraction, @Res() reply: FastifyReply): Promise<void> {
    await this.interactions.startOver(interaction);
    go(reply, interaction.path);
  }

  @Post('workspace')
  async openWorkspace(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!interaction.isScreen) return go(reply, interaction.path);
    return this.choice.give(interaction, request, reply, () => true);
  }

  @Post('allow')
  async allow(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.choice.give(interaction, request, reply, allowedBy(formValue(request, 'access')));
  }

  @Post('deny')
  async deny(
    @Pending() interaction: PendingInteraction,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const denied = { error: 'access_denied', error_description: 'the person denied the request' };
    go(reply, await this.interactions.finish(interaction, [request, reply], denied));
  }
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, 254) : undefined;
}
