import type { ReactElement, ReactNode } from 'react';
import { forgetPerson } from './forget-person.js';

/** Leads to the page that ends the sign-in; before, this device forgets the person. */
export function SignOutLink({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}): ReactElement {
  return (
    <a
      href="/sign-in/out"
      className={className}
      onClick={(event) => {
        event.preventDefault();
        void forgetPerson().finally(() => location.assign('/sign-in/out'));
      }}
    >
      {children}
    </a>
  );
}
