import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { customaryRules } from '#domains/deals/common/trading-rules.ts'
import type { LiveListing } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useIsLive } from '#platform/web/live/live.ts'
import { useSignInFor, useResumeIntent } from '#platform/web/session/pending-intent.ts'
import type { ListingSession } from '../listing-session.ts'
import { leastFor } from './bid.tsx'
import * as t from '#domains/auctions/texts.ts'

/** The next minimum bid; for somebody who has a limit, more than that limit. */
export function leastAccepted(minimumNextBidCents: number, myMaxCents: number | null): number {
  return Math.max(minimumNextBidCents, (myMaxCents ?? 0) + 1)
}

interface Limits {
  min_cents: number
  /** Null unless this bidder leads. */
  leadingMaxCents: number | null
}

export function amountProblem(
  cents: number | null | undefined,
  { min_cents: minCents, leadingMaxCents }: Limits,
): string | null {
  if (cents === undefined) return t.enter_an_amount_like_45_or_45_50()
  if (cents === null) return t.enter_your_bid()
  const { max_bid_cents: maxBidCents } = customaryRules
  if (cents > maxBidCents) return t.the_maximum_bid_is_max({ max: formatMoney(maxBidCents) })
  if (leadingMaxCents !== null && cents <= leadingMaxCents)
    return t.your_limit_is_already_leading_max({ leading_max: formatMoney(leadingMaxCents) })
  return cents < minCents ? t.the_minimum_bid_is_min({ min: formatMoney(minCents) }) : null
}

/** A click before the viewer is known waits until they are. */
function useWhenSessionKnown({ viewerKind }: ListingSession, proceed: () => void): () => void {
  const isKnown = viewerKind !== 'unknown'
  const waits = useRef(false)
  const follow = useEffectEvent(() => {
    if (!waits.current) return
    waits.current = false
    proceed()
  })
  useEffect(() => {
    if (isKnown) follow()
  }, [isKnown])
  return () => {
    if (isKnown) proceed()
    else waits.current = true
  }
}

interface Refusal {
  message: string
  cents: number
  min_cents: number
}

export interface BidAmount {
  cents: number | null | undefined
  proposedCents: number
  error: string | undefined
  choose: (cents: number | null | undefined) => void
  leave: () => void
}

export type BidDialog = 'bid' | 'amount' | 'buy'

export interface Bidding {
  listingView: ListingSession
  amount: BidAmount
  openDialog: BidDialog | null
  isLive: boolean
  leads: boolean
  openBidDialog: () => void
  openAmountDialog: () => void
  openBuyDialog: () => void
  check: () => boolean
  refused: (message: string, minimumCents: number | undefined) => void
  done: () => void
  /**
   * Called when another's limit outbids the bid at once: the dialog stays open with the next
   * amount.
   */
  outbid: (update: LiveListing, maxCents: number) => void
  close: () => void
}

export function useBidding(listingView: ListingSession): Bidding {
  const { listing, viewer, viewerKind } = listingView
  const [openDialog, setOpenDialog] = useState<BidDialog | null>(null)
  const amount = useAmount(listingView)
  const signInFor = useSignInFor()
  const isLive = useIsLive()
  const subject = String(listing.id)

  /** Fixed when the dialog opens, whatever others bid meanwhile. */
  const openFor = (about: 'bid' | 'amount') => {
    amount.suspend()
    setOpenDialog(about)
  }
  const intentOr = (kind: 'bid' | 'buy', proceed: () => void) => () => {
    if (viewerKind !== 'visitor') return proceed()
    signInFor({ kind, subject, ...(kind === 'bid' && amount.cents != null && { cents: amount.cents }) })
  }
  const openBidDialog = useWhenSessionKnown(
    listingView,
    intentOr('bid', () => amount.check() && openFor('bid')),
  )
  const openBuyDialog = useWhenSessionKnown(
    listingView,
    intentOr('buy', () => setOpenDialog('buy')),
  )

  const isBack = viewerKind === 'user' && viewer !== null
  useResumeIntent({ kind: 'bid', subject }, isBack, ({ cents }) => {
    if (cents !== undefined) amount.choose(cents)
    if (viewer?.may_bid) openFor('amount')
  })
  useResumeIntent({ kind: 'buy', subject }, isBack, () => viewer?.may_buy_now && setOpenDialog('buy'))

  return {
    listingView,
    amount,
    openDialog,
    isLive,
    leads: viewer?.is_leading === true,
    openBidDialog,
    openAmountDialog: () => openFor('amount'),
    openBuyDialog,
    check: amount.check,
    refused: (message, minimumCents) => {
      amount.refuse(message, minimumCents)
      if (openDialog === 'bid') setOpenDialog(null)
    },
    done: () => {
      amount.clear()
      setOpenDialog(null)
    },
    outbid: (update, maxCents) =>
      amount.suspend(leastFor(update.minimum_next_bid_cents ?? update.price_cents, maxCents)),
    close: () => {
      amount.release()
      setOpenDialog(null)
    },
  }
}

function useAmount({ listing, viewer }: ListingSession) {
  /** Null until something is typed or chosen; until then the field follows the minimum. */
  const [typed, setTyped] = useState<{ cents: number | null | undefined; is_suspended?: boolean } | null>(
    null,
  )
  const [checked, setChecked] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const minimumCents = Math.max(
    listing.minimum_next_bid_cents ?? listing.price_cents,
    refusal?.min_cents ?? 0,
  )
  const myMaxCents = viewer?.my_max_cents ?? null
  const proposedCents = leastFor(minimumCents, myMaxCents)
  const cents = typed ? typed.cents : proposedCents
  const problem = amountProblem(cents, {
    min_cents: leastAccepted(minimumCents, myMaxCents),
    leadingMaxCents: viewer?.is_leading ? myMaxCents : null,
  })
  const refused = refusal && refusal.cents === cents ? refusal.message : null

  return {
    cents,
    proposedCents,
    error: checked ? (refused ?? problem ?? undefined) : undefined,
    choose: (next: number | null | undefined) => {
      setTyped({ cents: next })
      setRefusal(null)
    },
    leave: () => typed && setChecked(true),
    suspend: (next?: number) => {
      const suspended = { cents: next ?? proposedCents, is_suspended: true }
      setTyped((before) => (next === undefined ? (before ?? suspended) : suspended))
      if (next !== undefined) setRefusal(null)
      setChecked(true)
    },
    release: () => {
      if (!typed?.is_suspended) return
      setTyped(null)
      setChecked(false)
    },
    check: () => {
      setChecked(true)
      return problem === null
    },
    refuse: (message: string, minCents = 0) => {
      if (cents == null) return
      setTyped({ cents })
      setChecked(true)
      setRefusal({ message, cents, min_cents: minCents })
    },
    clear: () => {
      setTyped(null)
      setChecked(false)
      setRefusal(null)
    },
  }
}
