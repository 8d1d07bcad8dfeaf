/** Makes a value the first time it is asked for: a date format costs milliseconds that a page has not while it wakes. */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
