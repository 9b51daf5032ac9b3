import type { Person } from './oauth-walk.js';

/** A person with an account to create; all properties derive from the name. */
export const person = (name: string, domain = 'example.org'): Person => ({
  name,
  email: `${name}@${domain}`,
  password: `the password of ${name}`,
  workspaceName: `Works of ${name}`,
});
