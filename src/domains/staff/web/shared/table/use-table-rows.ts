import type { AnyOperation, OperationInput } from '#platform/common/operation.ts'
import type { TableName } from '#domains/insights/common/table-views/table-views.ts'
import { useApiQuery, useFirstCall } from '#platform/web/loading/query.tsx'
import { rowsPerPage, type TableInput, withoutViewState } from './table-address.ts'
import { useTableChoices } from './table-choices.ts'

/** Fetches the page in the address with the admin's number of rows. */
export function useTableRows<Op extends AnyOperation>(
  op: Op,
  table: TableName | undefined,
  search: TableInput,
) {
  const choices = useTableChoices(table)
  const { limit: _limit, ...rest } = withoutViewState(search)
  const limit = choices.data?.rows_per_page ?? rowsPerPage
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every operation of a table takes a limit.
  const input = { ...rest, ...(table && { limit }) } as unknown as OperationInput<Op>
  // Most admins have no stored choice, so the default input is preloaded.
  useFirstCall(op, input)
  return useApiQuery(op, input, {
    placeholderData: (before) => before,
    enabled: !table || choices.isFetched,
  })
}
