/** A value as the API stores it: by type a text, a number, a truth value, an option’s id, several of them, or a member’s id. */
export type FieldValue = string | number | boolean | readonly number[];
