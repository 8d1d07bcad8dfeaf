import { useQueryClient } from '@tanstack/react-query'
import { type Filter, type FilterKind, listAdminFilters } from '#domains/catalogue/common/catalogue.ts'
import { listAudit } from '#domains/staff/common/audit/audit.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/catalogue/texts.ts'

export const getKindLabels = makeTexts((): Record<FilterKind, string> => ({
  select: t.one_choice(),
  multi_select: t.several_choices(),
  number_range: t.a_number(),
  boolean: t.yes_or_no(),
  text: t.words(),
}))

/** 'One choice: Small, Medium, Large'. */
export function describeTakes({ kind, unit, options }: Pick<Filter, 'kind' | 'unit' | 'options'>): string {
  if (kind === 'number_range' && unit) return t.kind_in_unit({ kind: getKindLabels()[kind], unit })
  if (options.length === 0) return getKindLabels()[kind]
  const shown = options.slice(0, 4).join(', ')
  const rest = options.length - 4
  const choices = rest > 0 ? t.choices_and_count_more({ choices: shown, count: rest }) : shown
  return `${getKindLabels()[kind]}: ${choices}`
}

/** 'Frame size' becomes frame_size. */
export function keyFor(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
  return words.slice(0, 40)
}

export const readOptions = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

export function useFiltersChanged(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(
      [listAdminFilters, listAudit].map(({ name }) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }
}
