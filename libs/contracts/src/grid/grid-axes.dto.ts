import { DateField, IntegerField, TextField, TimeField } from '../fields/fields.js';
import { limits } from '../limits.js';

export class NewColumnDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'Monday' })
  name!: string;

  @IntegerField({
    min: 1,
    max: 7,
    optional: true,
    nullable: true,
    description: 'ISO weekday of a timetable’s day, Monday is 1',
    example: 1,
  })
  weekday?: number | null;

  @DateField({ optional: true, nullable: true, description: 'Date of a timetable’s day', example: null })
  date?: string | null;
}

export class NewRowDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'First lesson' })
  name!: string;

  @TimeField({ optional: true, nullable: true, description: 'Begin of a timetable’s slot', example: '08:00' })
  startTime?: string | null;

  @TimeField({ optional: true, nullable: true, description: 'End of a timetable’s slot', example: '08:45' })
  endTime?: string | null;
}
