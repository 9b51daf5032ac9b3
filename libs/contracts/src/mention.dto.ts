import { limits } from '@kiban/vocabulary';
import { ObjectListField, OneOfField, StringField } from './fields/fields.js';
import { MemberReferenceDto } from './member-reference.dto.js';

/** What follows an `@` and names no single member who sees the board. */
export class UnresolvedMentionDto {
  @StringField({ description: 'As sent', example: '@Ada' })
  text!: string;

  @ObjectListField(() => MemberReferenceDto, {
    description: 'Members with this name, or with a word that begins like it; at most 10',
    example: [
      { memberId: 8, name: 'Ada Lovelace' },
      { memberId: 9, name: 'Ada Byron' },
    ],
  })
  candidates!: MemberReferenceDto[];
}

export const mentionModes = ['strict', 'text'] as const;
export type MentionMode = (typeof mentionModes)[number];

/** @param text the property that has the text */
export const MentionModeField = (text: string): PropertyDecorator =>
  OneOfField(mentionModes, {
    optional: true,
    name: 'MentionMode',
    description:
      `Names behind an \`@\` in \`${text}\` are stored as links. One that names no single member stays text, and the ` +
      'response has it in `unresolvedMentions`; with `strict` it is an error 422',
    example: undefined,
  });

/** @param text the property that has the text */
export const MentionsField = (
  text: string,
  options: { optional?: boolean; absent?: string } = {},
): PropertyDecorator =>
  ObjectListField(() => MemberReferenceDto, {
    ...(options.optional && { optional: true }),
    description:
      `The members whom \`${text}\` mentions, by their present names; at most ${limits.mentionsPerTextMax}` +
      (options.absent ?? ''),
    example: options.optional ? undefined : [],
  });

export const UnresolvedMentionsField = (): PropertyDecorator =>
  ObjectListField(() => UnresolvedMentionDto, {
    optional: true,
    description: 'Only in the response to a write with mentions that stay text; at most 20',
    example: undefined,
  });
