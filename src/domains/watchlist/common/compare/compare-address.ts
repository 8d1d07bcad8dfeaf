export const maxCompared = 4

/** Sorted as named, each once; null for what isn't a list of ids. */
export function readComparedIds(text: string | null): number[] | null {
  if (text === null || text === '') return []
  const parts = text.slice(0, 200).split(',')
  if (!parts.every((part) => /^[1-9][0-9]{0,14}$/.test(part))) return null
  return [...new Set(parts.map(Number))]
}

export const compareAddress = (ids: readonly number[]): string =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`
