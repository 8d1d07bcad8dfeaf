import * as z from 'zod/mini'
import type { AnyOperation, OperationReply } from '#platform/common/operation.ts'
import { searchedText, type TableAddress, tableAddress } from './table-address.ts'
import type { AnySearch, AnyTable, Beside, RowOf, SearchOf, TableDefinition } from './table-definition.ts'
import { TablePage, type TablePageProps } from './table-page.tsx'

interface Bound<Op, Besides> {
  operation: Op
  /** Address parameters that aren't sent to the operation, such as the open row. */
  beside?: Besides
}

const useNothing = () => undefined

/** Defines an admin list: its address and its page. */
export function defineTable<Op extends AnyOperation, Extras = undefined, Besides extends Beside = {}>(
  definition: TableDefinition<SearchOf<Op, Besides>, RowOf<Op>, OperationReply<Op>, Extras> &
    Bound<Op, Besides>,
) {
  const { path, beside, getText } = definition
  const whole = getText ? z.strictObject({ q: searchedText }) : z.strictObject({})
  const query = definition.query ?? whole
  const address = tableAddress<SearchOf<Op, Besides>>({ path, query, beside })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The frame reads what all tables have.
  const table = definition as unknown as AnyTable
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The frame reads what all tables have.
  const anyAddress = address as unknown as TableAddress<AnySearch>
  const useExtras = definition.useExtras ?? useNothing

  // Takes only part of the props that a router passes to pages.
  function Page({ given, title, back, tools }: TablePageProps) {
    const extras = useExtras()
    return <TablePage table={table} address={anyAddress} extras={extras} {...{ given, title, back, tools }} />
  }
  return { ...address, Page }
}
