import type { AnyOperation, OperationInput } from '#contract/core/operation.ts'
import type { TableName } from '#contract/table-views/table-views.ts'
import { useApiQuery, useFirstCall } from '#web/lib/loading/query.tsx'
import { rows_per_page, type TableLooks, withoutLooks } from './table-address.ts'
import { useTableChoices } from './table-choices.ts'

/** The page that's asked for, with as many rows as this admin wants. */
export function useTableRows<Op extends AnyOperation>(
  op: Op,
  table: TableName,
  search: OperationInput<Op> & TableLooks,
) {
  const choices = useTableChoices(table)
  const limit = choices.data?.rows_per_page ?? rows_per_page
  const asked = { ...withoutLooks(search), limit } as unknown as OperationInput<Op>
  // Most have chosen none.
  useFirstCall(op, asked)
  return useApiQuery(op, asked, {
    placeholderData: (before) => before,
    enabled: choices.isFetched,
  })
}
