import { IdField, StringField } from '../fields/fields.js';

export class EventActorDto {
  @IdField({ description: 'The acting member; for an API token the member who issued it', example: 7 })
  memberId!: number;

  @StringField({ example: 'Aiko Tanaka' })
  name!: string;
}
