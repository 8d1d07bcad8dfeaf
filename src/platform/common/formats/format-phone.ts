/** Formats '021 123 4567', as dialled here; numbers from abroad don't change. */
export function formatPhone(e164: string): string {
  const [, prefix, rest] = /^\+64(2\d|[34679])(\d{6,8})$/.exec(e164) ?? []
  if (!prefix || !rest) return e164
  return `0${prefix} ${rest.slice(0, 3)} ${rest.slice(3)}`
}
