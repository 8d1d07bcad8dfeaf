/** An id in the address; null where it names none. */
export function numberIn(asked: URLSearchParams, name: string): number | null {
  const id = Number(asked.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
