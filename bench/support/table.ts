/** Lines of a table: the first column to the left, the others to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  console.log(['', title, ...tableLines(rows)].join('\n'));
}
