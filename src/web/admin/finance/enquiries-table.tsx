import { Link } from 'react-router'
import type { FinanceEnquiry } from '#contract/finance/finance-enquiries.ts'
import { Badge } from '#web/ui/facts/badge.tsx'
import { type Column, rowLink, Table } from '#web/ui/facts/table.tsx'
import { formatDay } from '../moments.ts'
import type { TableLooks } from '../table/table-address.ts'
import { showColumns } from '../table/shown-columns.ts'
import { useChosenColumns } from '../table/table-tools.tsx'
import { describeRepayment } from './enquiry-words.ts'
import * as t from './texts.ts'

interface EnquiriesTableProps {
  rows: FinanceEnquiry[]
  search: TableLooks
  to: (id: number) => string
}

export function EnquiriesTable({ rows, search, to }: EnquiriesTableProps) {
  const chosen = useChosenColumns('finance-enquiries', search)
  return (
    <Table
      caption={t.enquiries()}
      columns={showColumns(listColumns(to), chosen)}
      rows={rows}
      rowKey={({ id }) => id}
      long
      pressable
    />
  )
}

export const listColumns = (to: (id: number) => string = String): Column<FinanceEnquiry>[] => [
  {
    key: 'name',
    head: t.member(),
    fixed: true,
    cell: ({ id, name }) => (
      <Link to={to(id)} preventScrollReset className={`${rowLink} block max-w-32 truncate sm:max-w-40`}>
        {name}
      </Link>
    ),
  },
  {
    key: 'date',
    head: t.date(),
    wide: true,
    cell: ({ consented_at }) => <span className="num whitespace-nowrap">{formatDay(consented_at)}</span>,
  },
  {
    key: 'vehicle',
    head: t.vehicle(),
    spacious: true,
    grows: true,
    cell: ({ listing_title }) => <span className="block truncate">{listing_title}</span>,
  },
  {
    key: 'recipient',
    head: t.recipient(),
    cell: (enquiry) => (
      <span className="block max-w-40 sm:max-w-44">
        <span className="block truncate">{enquiry.recipient_name}</span>
        <span className="mt-0.5 block md:hidden">
          <EnquiryBadge enquiry={enquiry} />
        </span>
      </span>
    ),
  },
  {
    key: 'estimate',
    head: t.estimate(),
    figure: true,
    wide: true,
    cell: (enquiry) => <span className="whitespace-nowrap">{describeRepayment(enquiry)}</span>,
  },
  { key: 'state', head: t.state(), wide: true, cell: (enquiry) => <EnquiryBadge enquiry={enquiry} /> },
]

export const EnquiryBadge = ({ enquiry: { withdrawn_at } }: { enquiry: FinanceEnquiry }) => (
  <Badge kind={withdrawn_at === null ? 'good' : 'plain'}>
    {withdrawn_at === null ? t.sent() : t.withdrawn()}
  </Badge>
)
