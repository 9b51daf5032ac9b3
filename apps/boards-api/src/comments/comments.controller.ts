import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CommentDto,
  CommentTextDto,
  limits,
  PageQueryDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch, PathId, type JsonResponse } from '@kiban/http-kit';
import { resourceResponse } from '../sql/resource-response.js';
import { CommentsReader } from './comments.reader.js';
import { CreateComment } from './use-cases/create-comment.use-case.js';
import { DeleteComment } from './use-cases/delete-comment.use-case.js';
import { UpdateComment } from './use-cases/update-comment.use-case.js';

@ApiTags('Comments')
@Controller('api/v1')
export class CommentsController {
  constructor(
    private readonly reader: CommentsReader,
    private readonly createComment: CreateComment,
    private readonly updateComment: UpdateComment,
    private readonly deleteComment: DeleteComment,
  ) {}

  @Get('cards/:id/comments')
  @Allow('boards:read')
  @Describe({
    id: 'listComments',
    summary: 'List the comments of a card',
    description: 'The comments of the card, oldest first, paged.',
    response: [CommentDto],
    ids: { id: 'card' },
    paged: true,
  })
  list(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() page: PageQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.list(caller, id, page.limit ?? limits.pageSizeDefault, page.cursor);
  }

  @Post('cards/:id/comments')
  @Allow('boards:write')
  @Describe({
    id: 'createComment',
    summary: 'Comment on a card',
    description: 'Adds a comment whose author is the caller.',
    response: CommentDto,
    status: 201,
    ids: { id: 'card' },
    writes: true,
    grows: true,
    conflict: 'The card, its list or its board is archived',
  })
  async create(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CommentTextDto,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.createComment.execute(caller, id, body));
  }

  @Patch('comments/:id')
  @Allow('boards:write')
  @Describe({
    id: 'updateComment',
    summary: 'Update a comment',
    description: 'Changes the text of a comment. Author only.',
    response: CommentDto,
    ids: { id: 'comment' },
    writes: true,
    guarded: true,
    grows: true,
    conflict: 'The card, its list or its board is archived',
  })
  async update(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: CommentTextDto,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<JsonResponse> {
    return resourceResponse(await this.updateComment.execute(caller, id, body, expected));
  }

  @Delete('comments/:id')
  @Allow('boards:write')
  @Describe({
    id: 'deleteComment',
    summary: 'Delete a comment',
    description: 'Deletes a comment. Its author, owners, admins and tokens can do this.',
    response: null,
    ids: { id: 'comment' },
    writes: true,
    guarded: true,
    conflict: 'The card, its list or its board is archived',
  })
  async delete(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @IfMatch() expected: ExpectedVersions,
  ): Promise<void> {
    await this.deleteComment.execute(caller, id, expected);
  }
}
