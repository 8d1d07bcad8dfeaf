/** Reads an id from the address; null without a valid one. */
export function numberIn(params: URLSearchParams, name: string): number | null {
  const id = Number(params.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
