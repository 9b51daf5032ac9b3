import {
  BooleanField,
  DueDateField,
  IdField,
  IntegerField,
  ObjectListField,
  OneOfField,
  StringField,
} from '../../fields/fields.js';
import { WithCardProperties } from '../../cards/card-property-fields.js';
import { FieldValueDto } from '../../custom-fields/custom-field.dto.js';
import { DependencyDto, taskKinds, type TaskKind } from '../../gantt/gantt.dto.js';

class ListedCardDto {
  @IdField({ example: 101 })
  id!: number;

  /** Declared with the other properties as well; here for its place, before the name of the list. */
  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ description: 'Name of the list that holds the card', example: 'Doing' })
  listName!: string;
}

/** `data` of every `card.*` kind and of `assignee.change`: exactly these properties. */
export class CardEventDataDto extends WithCardProperties('event', ListedCardDto) {}

/** `data` of `comment.*`. */
export class CommentEventDataDto {
  @IdField({ example: 501 })
  id!: number;

  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'Prepare the launch' })
  cardTitle!: string;

  @StringField({ example: 'The press kit is ready.' })
  text!: string;
}

/** `data` of `checklist.*`. */
export class ChecklistItemEventDataDto {
  @IdField({ example: 71 })
  id!: number;

  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ example: 'Proof-read the announcement' })
  text!: string;

  @BooleanField({ example: false })
  done!: boolean;
}

export const mentionPlaces = ['comment', 'description', 'checklist'] as const;
export type MentionPlace = (typeof mentionPlaces)[number];

/** A member whom an event concerns. */
export class MentionedMemberDto {
  @IdField({ example: 8 })
  id!: number;

  @StringField({ example: 'Ada Lovelace' })
  name!: string;
}

/** `data` of `mention.create`. */
export class MentionEventDataDto {
  @IdField({ example: 101 })
  cardId!: number;

  @StringField({ description: 'Title of the card', example: 'Prepare the launch' })
  title!: string;

  @ObjectListField(() => MentionedMemberDto, {
    description: 'The members whom the text did not mention before; at most 100, and never the actor',
  })
  members!: MentionedMemberDto[];

  @OneOfField(mentionPlaces, { name: 'MentionPlace', description: 'Where the text is' })
  place!: MentionPlace;

  @IdField({ description: 'The comment, the checklist item or, for a description, the card', example: 501 })
  placeId!: number;

  @StringField({
    description:
      'The text around the first of these mentions: at most 280 characters, on one line, with mentions as `@Name`',
    example: '@Ada Lovelace, the press kit is ready.',
  })
  text!: string;
}

/** `data` of `value.change`. */
export class FieldValueEventDataDto extends FieldValueDto {
  @StringField({ example: 'Prepare the launch' })
  cardTitle!: string;

  @StringField({ example: 'Region' })
  fieldName!: string;
}

/** `data` of `gantt.update`. `changes` includes the tasks that a cascade moved. */
export class GanttTaskEventDataDto {
  @IdField({ description: 'The card’s id', example: 101 })
  id!: number;

  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ example: 'Doing' })
  listName!: string;

  @DueDateField({ nullable: true, example: '2026-11-24' })
  start!: string | null;

  @DueDateField({ nullable: true, example: '2026-11-28' })
  end!: string | null;

  @IntegerField({ min: 0, max: 100, nullable: true, example: 40 })
  progress!: number | null;

  @OneOfField(taskKinds, { name: 'TaskKind' })
  kind!: TaskKind;
}

/** `data` of `gantt.reorder`. */
export class GanttOrderEventDataDto {
  @IdField({ description: 'The card’s id', example: 101 })
  id!: number;

  @StringField({ example: 'Prepare the launch' })
  title!: string;

  @StringField({ description: 'Rank in the chart; compare as bytes', example: 'a0' })
  position!: string;
}

/** `data` of `dependency.*`. */
export class DependencyEventDataDto extends DependencyDto {
  @IdField({ description: 'The task that depends on the other', example: 101 })
  taskId!: number;
}
