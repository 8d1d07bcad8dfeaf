import type { LenderDraft } from '#domains/finance/common/finance.ts'
import { must } from '#platform/common/must.ts'
import * as t from '#domains/finance/texts.ts'

/** Keyed by the name of the field: `items.2.name`. */
export function findLenderErrors(items: LenderDraft[]): Record<string, string> {
  const names = items.map(({ name }) => name.toLowerCase())
  const errors = items.flatMap((item, at): [string, string][] => [
    ...(names.indexOf(must(names[at], 'name of the lender')) < at
      ? [[`items.${at}.name`, t.another_lender_has_this_name()] as [string, string]]
      : []),
    ...(item.max_amount_cents < item.min_amount_cents
      ? [[`items.${at}.max_amount_cents`, t.this_must_be_at_least_the_minimum()] as [string, string]]
      : []),
  ])
  return Object.fromEntries(errors)
}
