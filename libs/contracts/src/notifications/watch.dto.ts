import { watchLevels, watchReasons, type WatchLevel, type WatchReason } from '@kiban/vocabulary';
import { BooleanField, OneOfField, TextListField } from '../fields/fields.js';

const level = {
  name: 'WatchLevel',
  description:
    '`all`: every change; `mentions`: only what concerns you directly, such as a mention or an assignment; `none`: nothing, also of the cards inside',
  example: 'all',
} as const;

/** Which changes of a board, list or card notify the caller. */
export class WatchDto {
  @BooleanField({ description: 'Whether every change notifies you', example: true })
  watching!: boolean;

  @OneOfField(watchLevels, { ...level, nullable: true })
  level!: WatchLevel | null;

  @TextListField({
    max: watchReasons.length,
    maxLength: 50,
    description: `Why you watch; empty if you do not: ${watchReasons.map((reason) => `\`${reason}\``).join(', ')}`,
    example: ['assigned'],
  })
  because!: WatchReason[];
}

export class SetWatchDto {
  @OneOfField(watchLevels, { ...level, optional: true, description: `${level.description}. Default: all` })
  level?: WatchLevel;
}
