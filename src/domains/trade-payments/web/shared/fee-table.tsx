import {
  exampleSales,
  splitFee,
  type FeeSplit,
  type FeeTerms,
} from '#domains/trade-payments/common/fees/fee-rules.ts'
import { writeExactDollars } from '#platform/common/texts/write-number.ts'
import { Table, type Column } from '#platform/web/ui/facts/table.tsx'
import * as t from '#domains/trade-payments/texts.ts'

interface FeeTableProps {
  terms: FeeTerms | null
  /** The operator is registered for GST. */
  hasGst: boolean
  caption?: string
  /** The head of what the seller gets. */
  net?: string
}

/** The fees of ten sales, to the cent. */
export function FeeTable({
  terms,
  hasGst,
  caption = t.fees_of_ten_sales(),
  net = t.fee_column_net(),
}: FeeTableProps) {
  const figure = (key: keyof FeeSplit, head: string): Column<FeeSplit> => ({
    key,
    head,
    figure: true,
    cell: (split) => writeExactDollars(split[key]),
  })
  const columns = [
    figure('items_cents', t.fee_column_sale()),
    figure('fee_cents', t.fee_column_fee()),
    ...(hasGst ? [figure('gst_cents', t.fee_column_gst())] : []),
    figure('net_cents', net),
  ]
  const rows = exampleSales.map((cents) => splitFee(terms, cents, { hasGst }))
  return (
    <Table
      caption={`${caption}, ${t.fees_in_dollars()}`}
      columns={columns}
      rows={rows}
      rowKey={({ items_cents: itemsCents }) => itemsCents}
      dense
    />
  )
}
