import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ActivityDto, limits, PageQueryDto } from '@kiban/contracts';
import { Allow, CurrentCaller, PathId, type Caller, type JsonResponse } from '@kiban/http-kit';
import { Describe } from '../docs/describe.js';
import { ActivityReader } from './activity.reader.js';

@ApiTags('Activity')
@Controller('api/v1')
export class ActivityController {
  constructor(private readonly reader: ActivityReader) {}

  @Get('boards/:id/activity')
  @Allow('boards:read')
  @Describe({
    id: 'listBoardActivity',
    summary: 'List what was done on a board',
    description:
      'Every action on the board and all that is on it, newest first, by pages: who, how, and what changed.',
    response: [ActivityDto],
    ids: { id: 'board' },
    paged: true,
  })
  ofBoard(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Query() page: PageQueryDto,
  ): Promise<JsonResponse> {
    return this.reader.ofBoard(caller, id, page.limit ?? limits.pageSizeDefault, page.cursor);
  }

  @Get('cards/:id/activity')
  @Allow('boards:read')
  @Describe({
    id: 'listCardActivity',
    summary: 'List what was done on a card',
    description: 'Every action on the card, newest first, by pages.',
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
