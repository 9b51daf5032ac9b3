import { Allow, originOf } from '@kiban/http-kit';
import { Controller, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EndByCompany } from '../../company-sign-in/use-cases/end-by-company.use-case.js';
import { formValue } from '../flow/form-request.js';
import { PublicBounds } from '../flow/public-bounds.js';

/** The address at which a company’s provider ends sessions of its people (OpenID Connect Back-Channel Logout 1.0). */
@ApiExcludeController()
@Allow('public')
@Controller('sign-in/company')
export class CompanyLogoutController {
  constructor(
    private readonly endByCompany: EndByCompany,
    private readonly bounds: PublicBounds,
  ) {}

  @Post(':id/logout')
  async logout(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = originOf(request);
    await this.bounds.companyLogout(origin);
    const isDone =
      /^[1-9]\d{0,14}$/.test(id) &&
      (await this.endByCompany.execute(Number(id), formValue(request, 'logout_token'), origin));
    void reply
      .status(isDone ? 200 : 400)
      .header('cache-control', 'no-store')
      .send(
        isDone
          ? undefined
          : { error: 'invalid_request', error_description: 'The logout token is not valid.' },
      );
  }
}
