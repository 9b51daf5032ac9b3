import { forgetPerson } from './forget-person.js';
import { isSignedOut } from './sign-in-id.js';

/** For the start of a page. The page that ends a sign-in runs no script, and another tab may have written something since. */
export async function forgetSignedOut(): Promise<void> {
  if (isSignedOut()) await forgetPerson();
}
