/**
 * The value, where only a fault of ours could leave it out; throws an error that names what is
 * missing. What people send is refused instead.
 */
export function must<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`Missing: ${what}`)
  return value
}
