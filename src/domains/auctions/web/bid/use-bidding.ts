import { useState } from 'react'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { useSignInFor, useWish } from '#platform/web/session/wish.ts'
import { amountProblem, leastAccepted } from './amount-check.ts'
import { leastFor } from './quick-amounts.ts'
import type { ListingSession } from '../listing-session.ts'
import { useOnceKnown } from '../use-once-known.ts'

interface Refusal {
  message: string
  cents: number
  min_cents: number
}

export interface BidAmount {
  cents: number | null | undefined
  proposed_cents: number
  error: string | undefined
  choose: (cents: number | null | undefined) => void
  leave: () => void
}

export type Asking = 'bid' | 'amount' | 'buy'

export interface Bidding {
  standing: ListingSession
  amount: BidAmount
  asking: Asking | null
  isLive: boolean
  leads: boolean
  askForBid: () => void
  askForAmount: () => void
  askToBuy: () => void
  check: () => boolean
  refused: (message: string, minimum_cents: number | undefined) => void
  done: () => void
  /**
   * Called when another's limit outbids the bid at once: the dialog stays open with the next
   * amount.
   */
  outbid: (heard: LiveListing, max_cents: number) => void
  close: () => void
}

export function useBidding(standing: ListingSession): Bidding {
  const { listing, viewer, who } = standing
  const [asking, setAsking] = useState<Asking | null>(null)
  const amount = useAmount(standing)
  const signInFor = useSignInFor()
  const isLive = useIsLive()
  const subject = String(listing.id)

  /** Fixed when the dialog opens, whatever others bid meanwhile. */
  const ask = (about: 'bid' | 'amount') => {
    amount.hold()
    setAsking(about)
  }
  const wishOr = (kind: 'bid' | 'buy', goOn: () => void) => () => {
    if (who !== 'visitor') return goOn()
    signInFor({ kind, subject, ...(kind === 'bid' && amount.cents != null && { cents: amount.cents }) })
  }
  const askForBid = useOnceKnown(
    standing,
    wishOr('bid', () => amount.check() && ask('bid')),
  )
  const askToBuy = useOnceKnown(
    standing,
    wishOr('buy', () => setAsking('buy')),
  )

  const isBack = who === 'user' && viewer !== null
  useWish({ kind: 'bid', subject }, isBack, ({ cents }) => {
    if (cents !== undefined) amount.choose(cents)
    if (viewer?.may_bid) ask('amount')
  })
  useWish({ kind: 'buy', subject }, isBack, () => viewer?.may_buy_now && setAsking('buy'))

  return {
    standing,
    amount,
    asking,
    isLive,
    leads: viewer?.is_leading === true,
    askForBid,
    askForAmount: () => ask('amount'),
    askToBuy,
    check: amount.check,
    refused: (message, minimum_cents) => {
      amount.refuse(message, minimum_cents)
      if (asking === 'bid') setAsking(null)
    },
    done: () => {
      amount.clear()
      setAsking(null)
    },
    outbid: (heard, max_cents) =>
      amount.hold(leastFor(heard.minimum_next_bid_cents ?? heard.price_cents, max_cents)),
    close: () => {
      amount.release()
      setAsking(null)
    },
  }
}

function useAmount({ listing, viewer }: ListingSession) {
  /** Null until something is typed or chosen; until then the field follows the minimum. */
  const [typed, setTyped] = useState<{ cents: number | null | undefined; is_held?: boolean } | null>(null)
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const minimum_cents = Math.max(
    listing.minimum_next_bid_cents ?? listing.price_cents,
    refusal?.min_cents ?? 0,
  )
  const my_max_cents = viewer?.my_max_cents ?? null
  const proposed_cents = leastFor(minimum_cents, my_max_cents)
  const cents = typed ? typed.cents : proposed_cents
  const problem = amountProblem(cents, {
    min_cents: leastAccepted(minimum_cents, my_max_cents),
    leading_max_cents: viewer?.is_leading ? my_max_cents : null,
  })
  const refused = refusal && refusal.cents === cents ? refusal.message : null

  return {
    cents,
    proposed_cents,
    error: checked ? (refused ?? problem ?? undefined) : undefined,
    choose: (next: number | null | undefined) => {
      setTyped({ cents: next })
      setRefusal(null)
    },
    leave: () => typed && setChecked(true),
    hold: (next?: number) => {
      const held = { cents: next ?? proposed_cents, is_held: true }
      setTyped((before) => (next === undefined ? (before ?? held) : held))
      if (next !== undefined) setRefusal(null)
      setChecked(true)
    },
    release: () => {
      if (!typed?.is_held) return
      setTyped(null)
      setChecked(false)
    },
    check: () => {
      setChecked(true)
      return problem === null
    },
    refuse: (message: string, min_cents = 0) => {
      if (cents == null) return
      setTyped({ cents })
      setChecked(true)
      setRefusal({ message, cents, min_cents })
    },
    clear: () => {
      setTyped(null)
      setChecked(false)
      setRefusal(null)
    },
  }
}
