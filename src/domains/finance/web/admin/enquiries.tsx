import { MailQuestionMark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listFinanceEnquiries as shapes } from '#domains/finance/common/finance.shapes.ts'
import {
  type FinanceEnquiry,
  listLenders,
  exportFinanceEnquiries,
  listFinanceEnquiries,
} from '#domains/finance/common/finance.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import type { Frequency } from '#domains/finance/common/repayments.ts'
import { AuditLog } from '#domains/staff/web/shared/audit/audit-log.tsx'
import { formatMoment, formatDay } from '#domains/staff/web/shared/moments.ts'
import { defineTable } from '#domains/staff/web/shared/table/define-table.tsx'
import { openRow } from '#domains/staff/web/shared/table/table-address.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { type Column, rowLink } from '#platform/web/ui/facts/table.tsx'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import * as t from '#domains/finance/texts.ts'

const EnquiryBadge = ({ enquiry: { withdrawn_at: withdrawnAt } }: { enquiry: FinanceEnquiry }) => (
  <Badge kind={withdrawnAt === null ? 'good' : 'plain'}>
    {withdrawnAt === null ? t.sent() : t.withdrawn()}
  </Badge>
)

const getPerWords = makeTexts((): Record<Frequency, typeof t.a_week> => ({
  weekly: t.a_week,
  fortnightly: t.a_fortnight,
  monthly: t.a_month,
}))

const describeRepayment = ({ frequency, repayment_cents: repaymentCents }: FinanceEnquiry): string =>
  getPerWords()[frequency]({ amount: formatMoney(repaymentCents) })

interface EnquiryDrawerProps {
  enquiry: FinanceEnquiry
  onClose: () => void
}

function EnquiryDrawer({ enquiry, onClose }: EnquiryDrawerProps) {
  const {
    contact,
    recipient_kind: recipientKind,
    recipient_name: recipientName,
    withdrawn_at: withdrawnAt,
  } = enquiry
  const facts: [string, ReactNode][] = [
    [t.member(), <OwnLink key="member" to={`/user/${enquiry.account_id}/detail`} label={enquiry.name} />],
    [t.email(), contact ? contact.email : t.hidden_as_withdrawn()],
    [t.finance_phone(), contact ? formatPhone(contact.phone_number) : t.hidden_as_withdrawn()],
    [
      t.finance_vehicle(),
      <OwnLink key="vehicle" to={`/listings?open=${enquiry.listing_id}`} label={enquiry.listing_title} />,
    ],
    [t.recipient(), recipientKind === 'dealer' ? `${recipientName} (${t.dealer()})` : recipientName],
    [t.finance_price(), formatMoney(enquiry.price_cents)],
    [t.deposit(), formatMoney(enquiry.deposit_cents)],
    [t.term(), t.months_only({ count: enquiry.term_months })],
    [t.annual_rate_short(), formatRate(enquiry.annual_rate_bp)],
    [t.repayment(), describeRepayment(enquiry)],
    [t.total(), formatMoney(enquiry.total_cents)],
    [t.consent_given(), formatMoment(enquiry.consented_at)],
    [t.consent_withdrawn_at(), withdrawnAt && formatMoment(withdrawnAt)],
    [t.agreed_to(), enquiry.consent_words],
  ]
  return (
    <Dialog open shape="drawer" onClose={onClose} title={t.finance_enquiry()}>
      <div className="grid gap-5 text-sm">
        <p>
          <EnquiryBadge enquiry={enquiry} />
        </p>
        <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          {facts
            .filter(([, value]) => value !== null)
            .map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-2 max-sm:-mb-1.5">{name}</dt>
                <dd className="num min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </Dialog>
  )
}

const OwnLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className="text-pounamu underline">
    {label}
  </Link>
)

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
  // It loads at once, but the skeleton of the rows is higher than a few of them.
  Bottom: ({ reply }) => (
    <div className={reply ? 'mt-8' : 'hidden'}>
      <AuditLog subject={{ subject_kind: 'lender' }} nothing={t.no_admin_has_changed_a_lender()} />
    </div>
  ),
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
