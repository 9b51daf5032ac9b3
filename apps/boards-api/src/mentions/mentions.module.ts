import { Module } from '@nestjs/common';
import { InfrastructureModule } from '../infrastructure/infrastructure.module.js';
import { MembersModule } from '../members/members.module.js';
import { MentionableReader } from './mentionable-members.js';
import { TextMentions } from './text-mentions.js';

@Module({
  imports: [InfrastructureModule, MembersModule],
  providers: [MentionableReader, TextMentions],
  exports: [TextMentions],
})
export class MentionsModule {}
