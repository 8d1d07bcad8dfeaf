/** Reads an id from the address; null without a valid one. */
export function numberIn(asked: URLSearchParams, name: string): number | null {
  const id = Number(asked.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
