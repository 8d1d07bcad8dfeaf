import { type Filter } from '#domains/catalogue/common/catalogue.ts'
import { takesOptions } from '#domains/listings/common/rules/attributes.ts'
import * as t from '#domains/catalogue/texts.ts'

type FilterInput = Pick<Filter, 'kind' | 'unit' | 'options'>

export function filterProblems({ kind, unit, options }: FilterInput): Record<string, string> {
  const problems: Record<string, string> = {}
  if (takesOptions(kind)) {
    const folded = options.map((option) => option.toLowerCase())
    if (options.length < 2) problems.options = t.enter_at_least_two_choices()
    else if (new Set(folded).size < folded.length) problems.options = t.enter_each_choice_only_once()
  } else if (options.length > 0) {
    problems.options = t.only_choice_filters_have_choices()
  }
  if (unit !== null && kind !== 'number_range') problems.unit = t.only_number_filters_have_a_unit()
  return problems
}

export const appliesTo = (
  { category_ids: categoryIds }: Pick<Filter, 'category_ids'>,
  path: readonly number[],
) => categoryIds.some((id) => path.includes(id))

/** The search index must then be rebuilt. */
export function findsOtherwise(before: Filter, after: Filter): boolean {
  const bearing = ({ kind, status, category_ids: categoryIds }: Filter) =>
    JSON.stringify([kind, status, categoryIds])
  return bearing(before) !== bearing(after)
}
