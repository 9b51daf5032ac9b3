import { viewKinds, type ViewKind } from '@kiban/vocabulary';
import { IdField, JsonObjectField, OneOfField, StringField, TimestampField } from '../fields/fields.js';

/** Of what a person wrote. */
class PersonalItemDto {
  @IdField({ example: 101 })
  id!: number;

  @IdField({ example: 1 })
  workspaceId!: number;

  @IdField({ example: 3 })
  boardId!: number;

  @StringField({ example: 'Launch' })
  boardName!: string;
}

export class PersonalBoardDto extends PersonalItemDto {
  @StringField({ nullable: true, example: null })
  description!: string | null;

  @TimestampField()
  createdAt!: string;
}

/** A card that you created. Others may have changed its text. */
export class PersonalCardDto extends PersonalItemDto {
  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ nullable: true, example: null })
  description!: string | null;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;
}

export class PersonalCommentDto extends PersonalItemDto {
  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'The press kit is ready.' })
  text!: string;

  @TimestampField()
  createdAt!: string;

  @TimestampField()
  updatedAt!: string;
}

export class PersonalViewDto extends PersonalItemDto {
  @StringField({ example: 'Urgent' })
  name!: string;

  @OneOfField(viewKinds, { name: 'ViewKind' })
  kind!: ViewKind;

  @JsonObjectField({
    bytesMax: 64 * 1_024,
    description: 'As GET /boards/{id}/views has it',
    example: { due: 'week' },
  })
  query!: Record<string, unknown>;
}
