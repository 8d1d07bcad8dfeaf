import type { Filter, FilterKind } from '#contract/catalogue/filters.ts'

export const kindWords: Record<FilterKind, string> = {
  select: 'One choice',
  multi_select: 'Several choices',
  number_range: 'A number',
  boolean: 'Yes or no',
  text: 'Words',
}

/** 'One choice: Small, Medium, Large', as the list says it. */
export function describeTakes({ kind, unit, options }: Pick<Filter, 'kind' | 'unit' | 'options'>): string {
  if (kind === 'number_range' && unit) return `${kindWords[kind]}, in ${unit}`
  if (options.length === 0) return kindWords[kind]
  const shown = options.slice(0, 4).join(', ')
  const rest = options.length - 4
  return `${kindWords[kind]}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** A key from a name: 'Frame size' is frame_size. */
export function keyFor(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
  return words.slice(0, 40)
}

/** One choice a line; what is empty or doubled by accident of a blank is left out. */
export const readOptions = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
