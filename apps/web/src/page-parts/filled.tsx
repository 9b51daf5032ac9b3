import { Fragment, type ReactElement, type ReactNode } from 'react';

/** A text with elements in the places of its names in braces: languages order them differently. */
export function Filled({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, ReactNode>>;
}): ReactElement {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((piece, place) => (
        // Every second piece is a name.
        <Fragment key={place}>{place % 2 === 1 ? parts[piece] : piece}</Fragment>
      ))}
    </>
  );
}
