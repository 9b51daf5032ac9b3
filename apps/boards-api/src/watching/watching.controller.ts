import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SetWatchDto, WatchDto, type Caller } from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, PathId } from '@kiban/http-kit';
import { Watching, type Watchable } from './watching.js';

const plural = { board: 'Board', list: 'List', card: 'Card' } as const;

const ownState = (of: Watchable) =>
  ({
    id: `get${plural[of]}Watch`,
    summary: `Read what you are notified of, for a ${of}`,
    description: 'Your choice, and whether and why you watch.',
    response: WatchDto,
    ids: { id: of },
  }) as const;
const ownChoice = (of: Watchable) =>
  ({
    id: `set${plural[of]}Watch`,
    summary: `Watch a ${of}, or mute it`,
    description:
      'The choice of the nearest object decides: card, list, board. `none` mutes all that is inside.',
    response: WatchDto,
    ids: { id: of },
    writes: true,
  }) as const;
const ownEnd = (of: Watchable) =>
  ({
    id: `stop${plural[of]}Watch`,
    summary: `Stop watching a ${of}`,
    description:
      'Ends your choice. Where a wider choice or your own work would still make you watch, it becomes `mentions`.',
    response: WatchDto,
    ids: { id: of },
    writes: true,
  }) as const;

@ApiTags('Watching')
@Controller('api/v1')
export class WatchingController {
  constructor(private readonly watching: Watching) {}

  @Get('boards/:id/watch')
  @Allow('boards:read')
  @Describe(ownState('board'))
  ofBoard(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<WatchDto> {
    return this.watching.read(caller, 'board', id);
  }

  @Put('boards/:id/watch')
  @Allow('boards:own')
  @Describe(ownChoice('board'))
  setBoard(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: SetWatchDto,
  ): Promise<WatchDto> {
    return this.watching.set(caller, 'board', id, body.level ?? 'all');
  }

  @Delete('boards/:id/watch')
  @Allow('boards:own')
  @Describe(ownEnd('board'))
  stopBoard(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<WatchDto> {
    return this.watching.stop(caller, 'board', id);
  }

  @Get('lists/:id/watch')
  @Allow('boards:read')
  @Describe(ownState('list'))
  ofList(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<WatchDto> {
    return this.watching.read(caller, 'list', id);
  }

  @Put('lists/:id/watch')
  @Allow('boards:own')
  @Describe(ownChoice('list'))
  setList(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: SetWatchDto,
  ): Promise<WatchDto> {
    return this.watching.set(caller, 'list', id, body.level ?? 'all');
  }

  @Delete('lists/:id/watch')
  @Allow('boards:own')
  @Describe(ownEnd('list'))
  stopList(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<WatchDto> {
    return this.watching.stop(caller, 'list', id);
  }

  @Get('cards/:id/watch')
  @Allow('boards:read')
  @Describe(ownState('card'))
  ofCard(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<WatchDto> {
    return this.watching.read(caller, 'card', id);
  }

  @Put('cards/:id/watch')
  @Allow('boards:own')
  @Describe(ownChoice('card'))
  setCard(
    @CurrentCaller() caller: Caller,
    @PathId() id: number,
    @Body() body: SetWatchDto,
  ): Promise<WatchDto> {
    return this.watching.set(caller, 'card', id, body.level ?? 'all');
  }

  @Delete('cards/:id/watch')
  @Allow('boards:own')
  @Describe(ownEnd('card'))
  stopCard(@CurrentCaller() caller: Caller, @PathId() id: number): Promise<WatchDto> {
    return this.watching.stop(caller, 'card', id);
  }
}
