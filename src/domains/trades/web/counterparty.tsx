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

export function nextStep({
  role,
  status,
  payment_confirmed: paymentConfirmed,
  moves,
  counterparty: { full_name: fullName, display_name: displayName },
}: Trade): string {
  const them = fullName ?? displayName
  const sent = moves.findLast(({ action }) => action === 'sent')
  const isUnpaid = !paymentConfirmed && sent?.from_status === 'agreed'
  const words: Record<Trade['status'], { buyer: string; seller: string }> = {
    unconfirmed: {
      buyer: t.them_says_you_bought_this_once_you({ them }),
      seller: t.weve_asked_them_to_confirm_this_once({ them }),
    },
    agreed: {
      buyer: t.get_in_touch_with_them_to_arrange({ them }),
      seller: t.get_in_touch_with_them_to_arrange_2({ them }),
    },
    paid: {
      buyer: paymentConfirmed
        ? t.them_has_your_payment_theyll_hand_it({ them })
        : t.youve_paid_them_will_confirm_once_they({ them }),
      seller: paymentConfirmed
        ? t.them_has_paid_hand_it_over_or_send_it({ them })
        : t.them_says_theyve_paid_check_your({ them }),
    },
    sent: {
      buyer: isUnpaid
        ? t.them_has_sent_it_or_handed_it_over_pay({ them })
        : t.them_has_sent_it_or_handed_it_over({ them }),
      seller: isUnpaid
        ? t.confirm_the_payment_once_them_has_paid({ them })
        : t.once_them_has_it_this_sale_is_complete({ them }),
    },
    completed: { buyer: t.all_done_enjoy(), seller: t.all_done() },
    disputed: {
      buyer: t.were_looking_into_this_you_and_them({ them }),
      seller: t.were_looking_into_this_you_and_them({ them }),
    },
    cancelled: {
      buyer: t.this_sale_fell_through(),
      seller:
        fullName === null
          ? t.them_says_they_didnt_buy_this_you_can({ them })
          : t.this_sale_fell_through_you_can_relist(),
    },
  }
  return words[status][role]
}
