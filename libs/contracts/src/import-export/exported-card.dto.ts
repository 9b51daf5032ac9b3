import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  BooleanField,
  DueDateField,
  IntegerField,
  ObjectListField,
  StringField,
  TimestampField,
} from '../fields/fields.js';
import { MemberReferenceDto } from '../member-reference.dto.js';

export class ExportedChecklistItemDto {
  @StringField({ example: 'Proof-read' })
  text!: string;

  @BooleanField({ example: false })
  done!: boolean;
}

export class ExportedCommentDto {
  @StringField({ example: 'The press kit is ready.' })
  text!: string;
}

@ApiExtraModels(MemberReferenceDto)
export class ExportedCardDto {
  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ nullable: true, example: null })
  description!: string | null;

  @DueDateField({ nullable: true, example: null })
  startDate!: string | null;

  @DueDateField({ nullable: true })
  dueDate!: string | null;

  @BooleanField({ example: false })
  completed!: boolean;

  @TimestampField({
    nullable: true,
    description: 'When the card was completed; an import without it completes the card now',
    example: null,
  })
  completedAt!: string | null;

  @BooleanField({ example: false })
  archived!: boolean;

  @IntegerField({ min: 0, max: 100, nullable: true, description: 'Percent done', example: 40 })
  progress!: number | null;

  @ApiProperty({
    type: 'array',
    items: { type: 'string' },
    description: 'Names of labels of the board',
    example: ['urgent'],
  })
  labels!: string[];

  @ObjectListField(() => MemberReferenceDto)
  assignees!: MemberReferenceDto[];

  @ObjectListField(() => ExportedChecklistItemDto)
  checklist!: ExportedChecklistItemDto[];

  @ApiProperty({
    type: 'object',
    additionalProperties: {
      anyOf: [
        { type: 'string' },
        { type: 'number' },
        { type: 'boolean' },
        { type: 'array', items: { type: 'string' } },
        { $ref: getSchemaPath(MemberReferenceDto) },
      ],
    },
    description: 'Values of custom fields, by name of the field; options by label, members by id and name',
    example: { Region: 'EMEA' },
  })
  values!: Record<string, string | number | boolean | string[] | MemberReferenceDto>;

  @ObjectListField(() => ExportedCommentDto, { description: 'From the oldest to the newest' })
  comments!: ExportedCommentDto[];
}
