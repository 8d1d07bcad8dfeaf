import { Link } from 'react-router'
import type { Invoice } from '#contract/invoices/invoices.ts'
import { formatExactMoney } from '#shared/formats/formats.ts'
import { formatInvoiceNumber } from '#shared/formats/numbers/invoice-number.ts'
import { getStateWords } from '#web/features/invoices/invoice-words.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { formatDay } from '../moments.ts'
import { invoicesAddress, type InvoicesSearch, sortedBy } from './invoices-address.ts'
import * as t from './texts.ts'

interface InvoicesTableProps {
  columns: Column<Invoice>[]
  rows: Invoice[]
  search: InvoicesSearch
}

export function InvoicesTable({ columns, rows, search }: InvoicesTableProps) {
  return (
    <Table
      caption={t.invoices()}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      sort={{
        key: search.sort,
        order: search.order,
        to: (key) => invoicesAddress(sortedBy(search, key as InvoicesSearch['sort'])),
      }}
      long
      pressable
    />
  )
}

export const listInvoiceColumns = (to: (id: number) => string = String): Column<Invoice>[] => [
  {
    key: 'number',
    head: t.number(),
    sortable: true,
    fixed: true,
    cell: ({ id, number }) => (
      <Link to={to(id)} preventScrollReset className={`${rowLink} num whitespace-nowrap`}>
        {formatInvoiceNumber(number)}
      </Link>
    ),
  },
  {
    key: 'issued_at',
    head: t.date(),
    sortable: true,
    wide: true,
    cell: ({ issued_at }) => <span className="num whitespace-nowrap">{formatDay(issued_at)}</span>,
  },
  {
    key: 'recipient_name',
    head: t.recipient(),
    sortable: true,
    cell: ({ recipient_name, state, is_test }) => (
      <span className="block max-w-32 sm:max-w-60">
        <span className="block truncate">{recipient_name}</span>
        <span className="mt-0.5 block md:hidden">
          <StateBadges state={state} is_test={is_test} />
        </span>
      </span>
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
    cell: ({ state, is_test }) => <StateBadges state={state} is_test={is_test} />,
  },
  {
    key: 'gst',
    head: t.gst(),
    figure: true,
    spacious: true,
    cell: ({ gst_cents }) => formatExactMoney(gst_cents),
  },
  {
    key: 'total_cents',
    head: t.total(),
    sortable: true,
    figure: true,
    cell: ({ total_cents }) => formatExactMoney(total_cents),
  },
]

const StateBadges = ({ state, is_test }: Pick<Invoice, 'state' | 'is_test'>) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge kind={getStateWords()[state].kind}>{getStateWords()[state].label}</Badge>
    {is_test && <Badge kind="bid">{t.test()}</Badge>}
  </span>
)
