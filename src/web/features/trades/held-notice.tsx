import type { Trade } from '#contract/trades/trades.ts'
import { Notice } from '#web/ui/states/notice.tsx'

const unfinished = new Set<Trade['status']>(['agreed', 'paid', 'sent'])

/** Its buyer is kept from paying: the seller's account is suspended. */
export const isHeld = ({ role, status, counterparty }: Trade): boolean =>
  role === 'buyer' && counterparty.is_suspended && unfinished.has(status)

export function HeldNotice({ trade: { status } }: { trade: Trade }) {
  return (
    <Notice kind="wrong">
      <strong className="block">{status === 'agreed' ? 'Don’t pay yet' : 'Don’t send any more money'}</strong>
      We’ve suspended this seller’s account while we look into it, so their contact and payment details are
      hidden for now. We’ll let you know when the sale can continue.
    </Notice>
  )
}

/** The seller is not kept from anything, and should know. */
export function SuspendedBuyer({ trade: { role, status, counterparty } }: { trade: Trade }) {
  if (role !== 'seller' || !counterparty.is_suspended || !unfinished.has(status)) return null
  return (
    <Notice>
      We’ve suspended this buyer’s account while we look into it. Don’t hand anything over until you’ve been
      paid.
    </Notice>
  )
}
