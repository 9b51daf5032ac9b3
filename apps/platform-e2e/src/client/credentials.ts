/** What a person signs in with. */
export interface Credentials {
  email: string;
  password: string;
}
