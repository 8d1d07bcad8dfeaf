import { Mail, Phone } from 'lucide-react'
import type { Trade } from '#contract/trades/trades.ts'
import { localPhone } from './pickup/local-phone.ts'

const linkLook =
  'inline-flex min-h-9 items-center gap-2 rounded-control font-medium text-pounamu hover:text-pounamu-deep hover:underline'

/** Name, phone and email of the other side, each a press away. Nobody but the two ever sees these, once both agree. */
export function Counterparty({ trade: { counterparty, role } }: { trade: Trade }) {
  const { full_name, phone_number, email } = counterparty
  if (full_name === null || phone_number === null || email === null) return null
  return (
    <address className="grid gap-x-6 text-sm not-italic sm:flex sm:flex-wrap sm:items-center">
      <p className="font-semibold">
        <span className="font-normal text-ink-3">{role === 'buyer' ? 'The seller: ' : 'The buyer: '}</span>
        {full_name}
      </p>
      <a href={`tel:${phone_number}`} className={linkLook}>
        <Phone aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="num">
          Call <span className="whitespace-nowrap">{localPhone(phone_number)}</span>
        </span>
      </a>
      <a href={`mailto:${email}`} className={linkLook}>
        <Mail aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
        <span className="break-all">
          <span className="max-[23rem]:sr-only">Email </span>
          {email}
        </span>
      </a>
    </address>
  )
}
