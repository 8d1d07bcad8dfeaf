/** '+64 21 123 4567', '+64 9 555 1234': a New Zealand number in groups; others as they are. */
export function formatPhone(e164: string): string {
  return e164
    .replace(/^\+64(2\d)(\d{3})(\d{3,5})$/, '+64 $1 $2 $3')
    .replace(/^\+64([34679])(\d{3})(\d{4})$/, '+64 $1 $2 $3')
}
