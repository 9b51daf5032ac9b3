export { fieldShapes, Shape, type FieldShape } from './field-shape.js';
export { IdListField, TextListField, TextMapField } from './collection-fields.js';
export { BooleanField } from './boolean-field.js';
export { IdField, IntegerField, NumberField } from './number-fields.js';
export {
  BatchField,
  JsonObjectField,
  ObjectField,
  ObjectListField,
  type BatchItem,
} from './object-fields.js';
export {
  BooleanQueryField,
  namesIn,
  QueryIdField,
  QueryIntegerField,
  QueryNamesField,
  QueryTextsField,
} from './query-fields.js';
export { ColorField, OneOfField, StringField, TextField } from './text-fields.js';
export { readDateOrTimestamp, readTimestamp } from './moments.js';
export {
  DateField,
  dateOrTimestampSentence,
  DueDateField,
  DueDateInputField,
  isDate,
  SinceField,
  TimeField,
  TimestampField,
  TimestampInputField,
  TimeZoneField,
  timestampSentence,
} from './time-fields.js';
export { hasAtMost, isVisibleText } from './text-rules.js';
