/** '+64 21 123 4567': a New Zealand mobile in groups; other numbers as they are. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+64(2\d)(\d{3})(\d{3,5})$/, '+64 $1 $2 $3')
}
