import { ApiProperty } from '@nestjs/swagger';
import { limits } from '@kiban/vocabulary';
import { CustomFieldValuesField } from '../custom-fields/custom-field-values-field.js';
import { ActivityDto } from '../activity/activity.dto.js';
import { ChecklistItemDto } from '../checklists/checklist.dto.js';
import { CommentDto } from '../comments/comment.dto.js';
import { WithCardProperties } from './card-property-fields.js';
import { CardNumberField } from './card-number-field.js';
import type { MemberReferenceDto } from '../member-reference.dto.js';
import {
  MentionModeField,
  MentionsField,
  UnresolvedMentionsField,
  type MentionMode,
  type UnresolvedMentionDto,
} from '../mention.dto.js';
import { PermanentAddressField } from '../permanent-address-field.js';
import {
  BooleanField,
  IdField,
  IdListField,
  IntegerField,
  ObjectField,
  ObjectListField,
  OneOfField,
  QueryNamesField,
  StringField,
  TimestampField,
} from '../fields/fields.js';

export class CardLabelDto {
  @IdField({ example: 5 })
  id!: number;

  @StringField({ example: 'urgent' })
  name!: string;

  @StringField({ example: '#ef4444' })
  color!: string;
}

export class CardAssigneeDto {
  @IdField({ example: 7 })
  memberId!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;
}

export class CardChecklistCountDto {
  @IntegerField({ min: 0, example: 1 })
  done!: number;

  @IntegerField({ min: 0, example: 3 })
  total!: number;
}

/** Where a card is. */
class PlacedCardDto {
  @IdField({ example: 101 })
  id!: number;

  @CardNumberField()
  number!: number;

  @PermanentAddressField('/cards/101')
  url!: string;

  @IdField({ example: 3 })
  boardId!: number;

  @IdField({ example: 11 })
  listId!: number;

  @StringField({ example: 'Doing' })
  listName!: string;
}

export class CardDto extends WithCardProperties('response', PlacedCardDto) {
  @BooleanField({
    optional: true,
    description: 'With `omit=description`, where `description` is null: whether the card has one',
    example: undefined,
  })
  hasDescription?: boolean;

  @MentionsField('description', { optional: true, absent: '. Absent with `omit=description`' })
  mentions?: MemberReferenceDto[];

  @UnresolvedMentionsField()
  unresolvedMentions?: UnresolvedMentionDto[];

  @TimestampField({ nullable: true, example: null })
  completedAt!: string | null;

  @TimestampField({ nullable: true, example: null })
  archivedAt!: string | null;

  @StringField({ description: 'Rank in the list; compare as bytes', example: 'a0' })
  position!: string;

  @ObjectListField(() => CardLabelDto)
  labels!: CardLabelDto[];

  @ObjectListField(() => CardAssigneeDto)
  assignees!: CardAssigneeDto[];

  @ObjectField(() => CardChecklistCountDto)
  checklist!: CardChecklistCountDto;

  @IntegerField({ min: 0, example: 2 })
  commentCount!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Custom field values by field id; a field without a value is absent',
    example: { '9': 'EMEA' },
  })
  fields!: Record<string, unknown>;

  @ObjectField(() => CardAssigneeDto)
  createdBy!: CardAssigneeDto;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;

  @IntegerField({ min: 1, example: 1 })
  version!: number;

  @ObjectListField(() => ChecklistItemDto, {
    optional: true,
    description: 'With `include=checklist`: the checklist items, in order',
    example: undefined,
  })
  checklistItems?: ChecklistItemDto[];

  @ObjectListField(() => CommentDto, {
    optional: true,
    description: 'With `include=comments`: the first page of the comments, oldest first',
    example: undefined,
  })
  comments?: CommentDto[];

  @StringField({
    optional: true,
    nullable: true,
    description: 'With `include=comments`: cursor of the next page, for GET /cards/{id}/comments',
    example: undefined,
  })
  commentsNextCursor?: string | null;

  @ObjectListField(() => ActivityDto, {
    optional: true,
    description: 'With `include=activity`: the first page of the activity, newest first',
    example: undefined,
  })
  activity?: ActivityDto[];

  @StringField({
    optional: true,
    nullable: true,
    description: 'With `include=activity`: cursor of the next page, for GET /cards/{id}/activity',
    example: undefined,
  })
  activityNextCursor?: string | null;
}

/** What GET /cards/{id} can add to a card. */
const cardInclusions = ['checklist', 'comments', 'activity'] as const;
export type CardInclusion = (typeof cardInclusions)[number];

export class CardQueryDto {
  @QueryNamesField(cardInclusions, {
    description:
      'Adds `checklistItems`, `comments` or `activity` to the card: their names, separated by commas',
    example: undefined,
  })
  include?: string;
}

/** What a request writes beside the card's own properties. */
export class CardRelatedDto {
  @MentionModeField('description')
  mentions?: MentionMode;

  @IdListField({
    max: limits.labelsPerBoardMax,
    optional: true,
    description: 'All labels of the card; each must be of its board',
    example: [5],
  })
  labelIds?: number[];

  @IdListField({
    max: limits.assigneesPerCardMax,
    optional: true,
    description: 'All assignees of the card; each must be a member of the workspace',
    example: [7],
  })
  assigneeIds?: number[];

  @CustomFieldValuesField({
    optional: true,
    description: 'Custom field values to set, by field id; null clears one, and other fields are unchanged',
    example: { '9': 91 },
  })
  fields?: Record<string, unknown>;
}

export class CreateCardDto extends WithCardProperties('create', CardRelatedDto) {
  @IdField({ description: 'The list to add the card to', example: 11 })
  listId!: number;

  @IdField({ optional: true, description: 'Directly before this card, which must be in the list' })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this card, which must be in the list' })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: 'last' })
  position?: 'first' | 'last';
}

export class UpdateCardDto extends WithCardProperties('update', CardRelatedDto) {}

export class MoveCardDto {
  @IdField({ description: 'The target list; it may be on another board', example: 12 })
  listId!: number;

  @IdField({ optional: true, description: 'Directly before this card, which must be in the list' })
  before?: number;

  @IdField({ optional: true, description: 'Directly after this card, which must be in the list' })
  after?: number;

  @OneOfField(['first', 'last'], { optional: true, example: 'first' })
  position?: 'first' | 'last';
}
