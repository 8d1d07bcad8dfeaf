import { MailQuestionMark } from 'lucide-react'
import { Link } from 'react-router'
import { listLenders } from '#domains/finance/common/finance.ts'
import {
  exportFinanceEnquiries,
  type FinanceEnquiry,
  listFinanceEnquiries,
} from '#domains/finance/common/finance-enquiries.ts'
import { listFinanceEnquiries as shapes } from '#domains/finance/common/finance-enquiries.shapes.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { openRow } from '#domains/staff/web/shared/table/table-address.ts'
import { EnquiryBadge } from './enquiry-badge.tsx'
import { EnquiryDrawer } from './enquiry-drawer.tsx'
import { describeRepayment } from './enquiry-labels.ts'
import * as t from '#domains/finance/texts.ts'

export const enquiries = defineTable({
  name: 'finance-enquiries',
  path: '/finance',
  operation: listFinanceEnquiries,
  query: shapes.query,
  beside: { enquiry: openRow },
  icon: MailQuestionMark,
  section: 'enquiries',
  words: () => ({
    title: t.enquiries(),
    count: (count) => t.count_enquiries({ count }),
    failed: t.finance_enquiries_didnt_load(),
    loading: t.finance_loading_enquiries(),
    seeAll: t.see_all_enquiries(),
    noMatches: t.try_other_words(),
    none: { title: t.finance_no_enquiries_yet(), text: t.members_ask_on_a_vehicle() },
  }),
  useExtras: () => useApiQuery(listLenders, {}).data?.items ?? [],
  filters: ({ extras: lenders }) => [
    { kind: 'search', label: t.name_email_or_vehicle() },
    {
      kind: 'choice',
      name: 'lender_id',
      label: t.recipient(),
      any: t.any_lender(),
      options: lenders.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      kind: 'choice',
      name: 'state',
      label: t.state(),
      any: t.any_state(),
      options: { sent: t.sent(), withdrawn: t.withdrawn() },
    },
  ],
  columns: ({ search, to }) => listColumns((enquiry) => to({ ...search, enquiry })),
  csv: { op: exportFinanceEnquiries, what: 'finance-enquiries' },
  Drawer: ({ search, reply, onClose }) => {
    const open = reply?.items.find(({ id }) => id === search.enquiry)
    return open && <EnquiryDrawer enquiry={open} onClose={onClose} />
  },
})

const listColumns = (to: (id: number) => string): Column<FinanceEnquiry>[] => [
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
    cell: ({ consented_at: consentedAt }) => (
      <span className="num whitespace-nowrap">{formatDay(consentedAt)}</span>
    ),
  },
  {
    key: 'vehicle',
    head: t.finance_vehicle(),
    spacious: true,
    grows: true,
    cell: ({ listing_title: listingTitle }) => <span className="block truncate">{listingTitle}</span>,
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
