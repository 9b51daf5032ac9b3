import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ActivityDto, BoardActivityQueryDto, limits, PageQueryDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId, type JsonResponse } from '@kiban/http-kit';
import { ActivityReader } from './activity.reader.js';

@ApiTags('Activity')
@Controller('api/v1')
export class ActivityController {
  constructor(private readonly reader: ActivityReader) {}

  @Get('boards/:id/activity')
  @Allow('boards:read')
  @Describe({
    id: 'listBoardActivity',
    summary: 'List the activity of a board',
    description:
      'Actions on the board and its content, newest first, paged. Each names the actor, the client and the changes. ' +
      'With a filter, a page may be short or empty although more pages follow: continue while `X-Next-Cursor` is set.',
    response: [ActivityDto],
    ids: { id: 'board' },
    paged: true,
  })
  ofBoard(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() query: BoardActivityQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.ofBoard(caller, id, query.limit ?? limits.pageSizeDefault, query);
  }

  @Get('cards/:id/activity')
  @Allow('boards:read')
  @Describe({
    id: 'listCardActivity',
    summary: 'List the activity of a card',
    description: 'Actions on the card, newest first, paged.',
    response: [ActivityDto],
    ids: { id: 'card' },
    paged: true,
  })
  ofCard(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() page: PageQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.ofCard(caller, id, page.limit ?? limits.pageSizeDefault, page.cursor);
  }
}
