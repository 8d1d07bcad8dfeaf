/** Creates a value on first use: a date format costs milliseconds, and a page has none to spare while it loads. */
export function makeLazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}
