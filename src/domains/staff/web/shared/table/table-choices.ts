import {
  getTableChoices,
  setTableChoices,
  type TableName,
} from '#domains/insights/common/table-views/table-views.ts'
import type { TableChoices } from '#domains/insights/common/table-views/table-views.ts'
import { useApiMutation, useApiQuery, useInvalidate, useSetQueryData } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import * as t from '#domains/staff/texts.ts'

/** Undefined for a table without a name. */
export const useTableChoices = (table: TableName | undefined) =>
  // oxlint-disable-next-line typescript/no-non-null-assertion -- A disabled query sends no input.
  useApiQuery(getTableChoices, { table: table! }, { staleTime: 300_000, enabled: table !== undefined })

export type ChosenTableState = Omit<TableChoices, 'views' | 'rows_per_page'> & {
  rows_per_page: 25 | 50 | 100 | 200 | null
}

const usual: ChosenTableState = { columns: null, rows_per_page: null, default_view_id: null }

/** Applied at once and stored on the server. */
export function useChooseTable(table: TableName): (change: Partial<ChosenTableState>) => void {
  const { data } = useTableChoices(table)
  const setQueryReply = useSetQueryData()
  const readAgain = useInvalidate()
  // Calls run one after the other, so that the last choice is stored last.
  const call = useApiMutation(setTableChoices, {
    scope: { id: `table ${table}` },
    onError: (error) => {
      readAgain(getTableChoices)
      notify.error(t.your_choice_wasnt_saved(), { description: getMessage(error) })
    },
  })
  return (change) => {
    const { views, ...before } = data ?? { views: [], ...usual }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server stores no other number of rows.
    const chosen = { ...before, ...change } as ChosenTableState
    void setQueryReply(getTableChoices, { table }, { ...chosen, views })
    call.mutate({ table, ...chosen })
  }
}
