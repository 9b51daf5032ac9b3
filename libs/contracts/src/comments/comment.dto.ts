import { limits } from '@kiban/vocabulary';
import { MemberReferenceDto } from '../member-reference.dto.js';
import {
  MentionModeField,
  MentionsField,
  UnresolvedMentionsField,
  type MentionMode,
  type UnresolvedMentionDto,
} from '../mention.dto.js';
import {
  IdField,
  IntegerField,
  ObjectField,
  StringField,
  TextField,
  TimestampField,
} from '../fields/fields.js';
import { PermanentAddressField } from '../permanent-address-field.js';

export class CommentDto {
  @IdField({ example: 61 })
  id!: number;

  @PermanentAddressField('/cards/101#comment-61')
  url!: string;

  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'The press kit is ready.' })
  text!: string;

  @MentionsField('text')
  mentions!: MemberReferenceDto[];

  @UnresolvedMentionsField()
  unresolvedMentions?: UnresolvedMentionDto[];

  @ObjectField(() => MemberReferenceDto)
  author!: MemberReferenceDto;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;
}

export class CommentTextDto {
  @TextField({ minLength: 1, maxLength: limits.commentLengthMax, example: 'The press kit is ready.' })
  text!: string;

  @MentionModeField('text')
  mentions?: MentionMode;
}
