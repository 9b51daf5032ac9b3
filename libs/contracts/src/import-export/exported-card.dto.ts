import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { BooleanField, ObjectListField, StringField, TimestampField } from '../fields/fields.js';
import { WithCardProperties } from '../cards/card-property-fields.js';
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
export class ExportedCardDto extends WithCardProperties('export', Object) {
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
