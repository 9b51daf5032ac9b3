import {
  limits,
  PreferencesDto,
  UpdatePreferencesDto,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { Allow, CurrentCaller, Describe, IfMatch } from '@kiban/http-kit';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PreferencesReader, type Preferences } from './preferences.reader.js';
import { SaveMyPreferences } from './use-cases/save-my-preferences.use-case.js';

@ApiTags('Members')
@Controller('api/v1/me/preferences')
export class MyPreferencesController {
  constructor(
    private readonly preferences: PreferencesReader,
    private readonly savePreferences: SaveMyPreferences,
  ) {}

  @Get()
  @Allow('screen')
  @Describe({
    id: 'getMyPreferences',
    summary: 'Read your preferences',
    description:
      'The document that you stored for this workspace. Each member has their own, and no other member can read it.',
    response: PreferencesDto,
    errors: {},
  })
  async get(@CurrentCaller() { principal }: Caller): Promise<PreferencesDto> {
    return present(await this.preferences.read(principal.member.id));
  }

  @Put()
  @Allow('screen')
  @Describe({
    id: 'saveMyPreferences',
    summary: 'Save your preferences',
    description:
      `Replaces the document, of at most ${limits.preferencesBytesMax} bytes of JSON. Its content is yours: the ` +
      'service only stores it, and publishes no event. Removing the member deletes it.',
    response: PreferencesDto,
    guarded: true,
    errors: { 422: 'Validation failed; see `details`' },
  })
  async put(
    @CurrentCaller() caller: Caller,
    @IfMatch() expected: ExpectedVersions,
    @Body() body: UpdatePreferencesDto,
  ): Promise<PreferencesDto> {
    return present(await this.savePreferences.execute(caller, { change: body, expected }));
  }
}

function present({ document, version }: Preferences): PreferencesDto {
  return { document: JSON.parse(document) as Record<string, unknown>, version };
}
