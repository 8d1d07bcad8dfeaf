/** The business in an address that somebody of its team looks at; null for their own page. */
export function readSellerId(text: string | null): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
