import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { Mailer } from './mailer.js';

@Module({ imports: [InfrastructureModule], providers: [Mailer], exports: [Mailer] })
export class MailModule {}
