/** For `$call`: adds to a query by a value, and leaves the query alone where there is none. */
export const ifGiven =
  <Query, Value>(value: Value | null | undefined, add: (query: Query, value: Value) => Query) =>
  (query: Query): Query =>
    value === null || value === undefined ? query : add(query, value)
