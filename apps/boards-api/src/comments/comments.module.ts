import { Module } from '@nestjs/common';
import { MentionsModule } from '../mentions/mentions.module.js';
import { StoreModule } from '../store/store.module.js';
import { CommentsController } from './comments.controller.js';
import { CommentsReader } from './comments.reader.js';
import { CommentsRepository } from './comments.repository.js';
import { CreateComment } from './use-cases/create-comment.use-case.js';
import { DeleteComment } from './use-cases/delete-comment.use-case.js';
import { UpdateComment } from './use-cases/update-comment.use-case.js';

@Module({
  imports: [StoreModule, MentionsModule],
  controllers: [CommentsController],
  providers: [CommentsRepository, CommentsReader, CreateComment, UpdateComment, DeleteComment],
  exports: [CommentsReader],
})
export class CommentsModule {}
