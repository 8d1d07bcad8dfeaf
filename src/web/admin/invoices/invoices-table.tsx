import { Link } from 'react-router'
import type { Invoice } from '#contract/invoices/invoices.ts'
import { formatExactMoney } from '#shared/formats/formats.ts'
import { formatInvoiceNumber } from '#shared/formats/invoice-number.ts'
import { getStateWords } from '#web/features/invoices/invoice-words.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { formatDay } from '../moments.ts'
import * as t from './texts.ts'

interface InvoicesTableProps {
  rows: Invoice[]
  to: (id: number) => string
}

export function InvoicesTable({ rows, to }: InvoicesTableProps) {
  return (
    <Table
      caption={t.invoices()}
      columns={listColumns(to)}
      rows={rows}
      rowKey={({ id }) => id}
      long
      pressable
    />
  )
}

const listColumns = (to: (id: number) => string): Column<Invoice>[] => [
  {
    key: 'number',
    head: t.number(),
    cell: ({ id, number }) => (
      <Link to={to(id)} preventScrollReset className={`${rowLink} num whitespace-nowrap`}>
        {formatInvoiceNumber(number)}
      </Link>
    ),
  },
  {
    key: 'issued_at',
    head: t.date(),
    wide: true,
    cell: ({ issued_at }) => <span className="num whitespace-nowrap">{formatDay(issued_at)}</span>,
  },
  {
    key: 'recipient',
    head: t.recipient(),
    cell: ({ recipient_name }) => (
      <span className="block max-w-24 truncate sm:max-w-64">{recipient_name}</span>
    ),
  },
  {
    key: 'description',
    head: t.description(),
    spacious: true,
    cell: ({ description }) => <span className="block max-w-64 truncate">{description}</span>,
  },
  {
    key: 'state',
    head: t.state(),
    wide: true,
    cell: ({ state, is_test }) => (
      <span className="flex gap-1.5">
        <Badge kind={getStateWords()[state].kind}>{getStateWords()[state].label}</Badge>
        {is_test && <Badge kind="bid">{t.test()}</Badge>}
      </span>
    ),
  },
  {
    key: 'gst',
    head: t.gst(),
    figure: true,
    spacious: true,
    cell: ({ gst_cents }) => formatExactMoney(gst_cents),
  },
  { key: 'total', head: t.total(), figure: true, cell: ({ total_cents }) => formatExactMoney(total_cents) },
]
