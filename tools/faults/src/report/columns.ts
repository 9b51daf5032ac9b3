/** Rows below their header, in columns of equal width; columns that hold numbers are set to the right. */
export function columns(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumber = header.map((_, column) => rows.every((row) => /^[\d.,]*$/.test(row[column] ?? '')));
  return [header, ...rows]
    .map((row) =>
      row
        .map((cell, column) =>
          isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
