/** A column of JSON, or of text that a check limits, as what our own writes put there. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The caller knows the column.
export const fromColumn = <Stored>(column: unknown): Stored =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PostgreSQL doesn't tell more of its type.
  column as Stored
