import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { exportInvoices, type Invoice, listInvoices } from '#domains/billing/common/invoices/invoices.ts'
import { listInvoices as shapes } from '#domains/billing/common/invoices/invoices.shapes.ts'
import { formatExactMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatInvoiceNumber } from '#domains/billing/common/invoices/invoice-number.ts'
import { getStateLabels } from '#domains/billing/web/shared/invoice-labels.ts'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { makeAdminMeta } from '#domains/staff/web/shared/admin-meta.ts'
import { formatDay } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { openRow } from '#domains/staff/web/shared/table/table-address.ts'
import { InvoiceDrawer } from './invoice-drawer.tsx'
import * as t from '#domains/billing/texts.ts'

export const meta = makeAdminMeta(t.invoices)

const invoices = defineTable({
  name: 'invoices',
  path: '/subscription-invoices',
  operation: listInvoices,
  query: shapes.query,
  beside: { invoice: openRow },
  icon: ReceiptText,
  words: () => ({
    title: t.invoices(),
    count: (count) => t.count_invoices({ count }),
    failed: t.the_invoices_didnt_load(),
    loading: t.loading_the_invoices(),
    seeAll: t.see_all_invoices(),
    noMatches: t.try_a_number_a_name_or_an_email(),
    none: { title: t.invoices_no_invoices_yet(), text: t.each_payment_for_a_plan_has_one() },
  }),
  nothing: ({ search: { from, to } }) =>
    from !== undefined && to !== undefined && from > to
      ? { title: t.check_the_dates(), text: t.from_is_after_to() }
      : null,
  filters: ({ search: { user_id: userId } }) => [
    { kind: 'search', label: t.number_name_or_email() },
    {
      kind: 'choice',
      name: 'state',
      label: t.state(),
      any: t.any_state(),
      options: getStateLabels(),
    },
    { kind: 'days', from: 'from', to: 'to', label: t.from() },
    { kind: 'link', names: ['user_id'], chip: () => t.only_user_number({ id: must(userId, 'user_id') }) },
  ],
  columns: ({ search, reply, to }) => listColumns((invoice) => to({ ...search, invoice }), isAllTest(reply)),
  csv: { op: exportInvoices, what: 'invoices' },
  Note: ({ reply }) => isAllTest(reply) && <p className="mb-2 text-sm text-ink-2">{t.all_test_payments()}</p>,
  Drawer: ({ search, to, onClose }) =>
    search.invoice !== undefined && (
      <InvoiceDrawer
        key={search.invoice}
        id={search.invoice}
        to={(invoice) => to({ ...search, invoice })}
        onClose={onClose}
      />
    ),
})

export default invoices.Page

/** Shows once, above the rows, what holds for all of them. */
const isAllTest = (reply: { items: Invoice[] } | undefined): boolean =>
  reply !== undefined && reply.items.length > 0 && reply.items.every(({ is_test: isTest }) => isTest)

const listColumns = (to: (id: number) => string, saysTest: boolean): Column<Invoice>[] => [
  {
    key: 'number',
    head: t.number(),
    sortable: 'desc',
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
    sortable: 'desc',
    wide: true,
    cell: ({ issued_at: issuedAt }) => <span className="num whitespace-nowrap">{formatDay(issuedAt)}</span>,
  },
  {
    key: 'recipient_name',
    head: t.recipient(),
    sortable: 'asc',
    cell: ({ recipient_name: recipientName, state, is_test: isTest }) => (
      <span className="block max-w-32 sm:max-w-60">
        <span className="block truncate">{recipientName}</span>
        <span className="mt-0.5 block md:hidden">
          <StateBadges state={state} is_test={isTest && !saysTest} />
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
    cell: ({ state, is_test: isTest }) => <StateBadges state={state} is_test={isTest && !saysTest} />,
  },
  {
    key: 'gst',
    head: t.gst(),
    figure: true,
    spacious: true,
    cell: ({ gst_cents: gstCents }) => formatExactMoney(gstCents),
  },
  {
    key: 'total_cents',
    head: t.total(),
    sortable: 'desc',
    figure: true,
    cell: ({ total_cents: totalCents }) => formatExactMoney(totalCents),
  },
]

const StateBadges = ({ state, is_test: isTest }: Pick<Invoice, 'state' | 'is_test'>) => (
  <span className="flex flex-wrap gap-1.5">
    <Badge kind={getStateLabels()[state].kind}>{getStateLabels()[state].label}</Badge>
    {isTest && <Badge kind="bid">{t.test()}</Badge>}
  </span>
)
