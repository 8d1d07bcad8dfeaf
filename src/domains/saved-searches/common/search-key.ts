/** Independent of the order and case of its parts. */
export function searchKey({
  q,
  attr,
  ...others
}: {
  q?: string | undefined
  attr?: object | undefined
}): string {
  const parts: [string, unknown][] = Object.entries(others)
  if (q) parts.push(['q', q.toLowerCase()])
  for (const [key, texts] of Object.entries(attr ?? {})) parts.push([`attr.${key}`, texts])
  return JSON.stringify(
    parts
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, Array.isArray(value) ? [...new Set(value.map(String))].toSorted() : value])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
}
