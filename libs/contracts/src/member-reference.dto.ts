import { IdField, StringField } from './fields/fields.js';

export class MemberReferenceDto {
  @IdField({ example: 7 })
  memberId!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;
}
