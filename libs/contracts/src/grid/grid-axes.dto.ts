import { limits } from '@kiban/vocabulary';
import { DateField, OneOfField, TextField, TimeField } from '../fields/fields.js';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export class NewColumnDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'Monday' })
  name!: string;

  @OneOfField(weekdays, {
    optional: true,
    nullable: true,
    description: 'Weekday of a timetable’s column that repeats every week',
    name: 'Weekday',
    example: 'monday',
  })
  weekday?: Weekday | null;

  @DateField({
    optional: true,
    nullable: true,
    description: 'Date of a timetable’s column',
    example: null,
  })
  date?: string | null;
}

export class NewRowDto {
  @TextField({ minLength: 1, maxLength: limits.nameLengthMax, example: 'First lesson' })
  name!: string;

  @TimeField({ optional: true, nullable: true, description: 'Start of a timetable’s slot', example: '08:00' })
  startTime?: string | null;

  @TimeField({ optional: true, nullable: true, description: 'End of a timetable’s slot', example: '08:45' })
  endTime?: string | null;
}
