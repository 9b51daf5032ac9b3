import { limits } from '@kiban/vocabulary';
import type { MemberReferenceDto } from '../member-reference.dto.js';
import {
  MentionModeField,
  MentionsField,
  UnresolvedMentionsField,
  type MentionMode,
  type UnresolvedMentionDto,
} from '../mention.dto.js';
import { BooleanField, IdField, IntegerField, OneOfField, StringField, TextField } from '../fields/fields.js';

export class ChecklistItemDto {
  @IdField({ example: 71 })
  id!: number;

  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'Proof-read' })
  text!: string;

  @MentionsField('text')
  mentions!: MemberReferenceDto[];

  @UnresolvedMentionsField()
  unresolvedMentions?: UnresolvedMentionDto[];

  @BooleanField({ example: false })
  done!: boolean;

  @StringField({ description: 'Rank on the card; compare as bytes', example: 'a0' })
  position!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class CreateChecklistItemDto {
  @TextField({ minLength: 1, maxLength: limits.titleLengthMax, example: 'Proof-read' })
  text!: string;

  @BooleanField({ optional: true, example: false })
  done?: boolean;

  @MentionModeField('text')
  mentions?: MentionMode;
}

export class UpdateChecklistItemDto {
  @TextField({ minLength: 1, maxLength: limits.titleLengthMax, optional: true, example: 'Proof-read twice' })
  text?: string;

  @BooleanField({ optional: true, example: true })
  done?: boolean;

  @MentionModeField('text')
  mentions?: MentionMode;

  @IdField({ optional: true, description: 'Directly before this item', example: undefined })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this item', example: undefined })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: undefined })
  position?: 'first' | 'last';
}
