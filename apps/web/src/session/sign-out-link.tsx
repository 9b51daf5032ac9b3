import type { ReactElement, ReactNode } from 'react';

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
        // What is not deleted now, the next page deletes.
        void import('./forget-person.js')
          .then(({ forgetPerson }) => forgetPerson())
          .catch(() => undefined)
          .finally(() => location.assign('/sign-in/out'));
      }}
    >
      {children}
    </a>
  );
}
