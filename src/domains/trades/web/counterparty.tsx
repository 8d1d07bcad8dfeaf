import { Mail, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatPhone } from '#platform/common/formats/format-phone.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import * as t from '#domains/trades/texts.ts'

const linkStyle =
  'inline-flex min-h-9 items-center gap-2 rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline'

/** Only the two sides see these, once both agree. */
export function Counterparty({ trade: { counterparty, role, listing } }: { trade: Trade }) {
  const { full_name: fullName, phone_number: phoneNumber, email } = counterparty
  if (fullName === null || phoneNumber === null || email === null) return null
  // A deleted account has no contact details.
  if (phoneNumber === '' || email === '')
    return <p className="text-sm text-ink-2">{t.they_have_deleted_their_account()}</p>
  const named = {
    name: fullName,
    label: (parts: ReactNode) => <span className="font-normal text-ink-3">{parts}</span>,
  }
  return (
    <address className="grid gap-x-6 text-sm not-italic sm:flex sm:flex-wrap sm:items-center">
      <p className="font-semibold">
        <Sentence parts={role === 'buyer' ? t.the_seller_name(named) : t.the_buyer_name(named)} />
      </p>
      <a href={`tel:${phoneNumber}`} className={linkStyle}>
        <Phone aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="num">
          <Sentence
            parts={t.call_phone_number({
              phone_number: formatPhone(phoneNumber),
              span: (parts) => <span className="whitespace-nowrap">{parts}</span>,
            })}
          />
        </span>
      </a>
      <a href={`mailto:${email}`} className={linkStyle}>
        <Mail aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="break-all">
          <span className="max-[23rem]:sr-only">{t.email()} </span>
          {email}
        </span>
      </a>
      <Link
        to={`/ichat?listing=${listing.id}${role === 'seller' ? `&user=${counterparty.id}` : ''}`}
        className={linkStyle}
      >
        <MessageCircle aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        {t.message_in_ichat()}
      </Link>
    </address>
  )
}
