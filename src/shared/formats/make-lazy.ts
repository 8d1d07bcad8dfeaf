/** Creating a date format takes milliseconds, which a loading page can't spare. */
export function makeLazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
