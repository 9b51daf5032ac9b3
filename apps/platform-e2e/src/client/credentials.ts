/** Sign-in credentials of a user. */
export interface Credentials {
  email: string;
  password: string;
}
