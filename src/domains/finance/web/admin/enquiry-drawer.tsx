import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FinanceEnquiry } from '#domains/finance/common/finance-enquiries.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { formatMoment } from '#domains/staff/web/shared/moments.ts'
import { EnquiryBadge } from './enquiry-badge.tsx'
import { describeRepayment } from './enquiry-labels.ts'
import * as t from '#domains/finance/texts.ts'

interface EnquiryDrawerProps {
  enquiry: FinanceEnquiry
  onClose: () => void
}

export function EnquiryDrawer({ enquiry, onClose }: EnquiryDrawerProps) {
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
