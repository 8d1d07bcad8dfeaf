import { useState, type ReactNode } from 'react'
import { useRequirements } from '#domains/accounts/web/shared/requirement-checks.tsx'
import { placeBid } from '#domains/auctions/common/bidding.ts'
import { useDefaultAddress } from '#domains/delivery/web/shared/use-default-address.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import { isUnderWay } from '#platform/web/binding/binding-steps.ts'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { type CallProblem, getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Amount } from '#platform/web/ui/facts/amount.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { saveSeen } from '../ledger/seen-ledgers.ts'
import { describePromise, priceLabel } from '../price-labels.ts'
import { TimeLeft } from '../time-left.tsx'
import { AmountField, bidVerb } from './bid.tsx'
import { describeWinTotal } from '../win-total.ts'
import type { Bidding } from './use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

/** A price below this is no reference: auctions start at NZ$ 1. */
const lowestReferenceCents = 10_00
const farFactor = 10

/**
 * How many times the current price a bid is, where that looks mistyped; a bid can't be taken back.
 * @returns null for a usual amount
 */
export function timesAbove(maxCents: number, priceCents: number): number | null {
  const isFar = maxCents >= farFactor * Math.max(priceCents, lowestReferenceCents)
  return isFar ? Math.floor(maxCents / priceCents) : null
}

interface FarAboveCheck {
  box: ReactNode
  /** @returns false, with a message at the box, if the amount must be confirmed first */
  pass: () => boolean
}

/**
 * An amount far above the price needs its own confirmation, which another amount doesn't inherit.
 */
function useFarAboveCheck(cents: number | null | undefined, priceCents: number): FarAboveCheck {
  const [confirmedCents, setConfirmed] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const times = cents == null ? null : timesAbove(cents, priceCents)
  const isConfirmed = times === null || confirmedCents === cents
  const box = cents != null && times !== null && (
    <Checkbox
      label={t.yes_i_mean_amount({
        amount: formatMoney(cents),
        times: formatCount(times),
        price: formatMoney(priceCents),
      })}
      checked={isConfirmed}
      onChange={({ target }) => setConfirmed(target.checked ? cents : null)}
      error={isOpen && !isConfirmed ? t.check_your_bid_then_tick_this_box() : undefined}
    />
  )
  return {
    box,
    pass: () => {
      setOpen(true)
      return isConfirmed
    },
  }
}

interface BidDialogProps {
  bidding: Bidding
  isEditable: boolean
}

/** Refusals that the user can resolve in the dialog, or by waiting. */
const stays: string[] = ['rate_limited', 'requirement_unconfirmed', 'requirement_changed']

function getRefusal({ key, message, errors, minimum_cents: minimumCents }: CallProblem): string {
  if (key === 'bid_too_low' && minimumCents !== undefined) {
    return t.someone_elses_bid_came_first_the({ minimum: formatMoney(minimumCents) })
  }
  return errors?.max_cents ?? message
}

export function BidDialog({ bidding, isEditable }: BidDialogProps) {
  const { listingView, amount, openBidDialog, check, close } = bidding
  const { listing, viewer, viewerKind } = listingView
  const placing = usePlacing(bidding, isEditable)
  const leads = useState(bidding.leads)[0]
  const { promise, isTrue } = usePromise(bidding, isUnderWay(placing.binding))
  const address = useDefaultAddress()
  // One's own bid arrives on the stream before its reply; that is no error of the amount.
  const problem = isUnderWay(placing.binding) ? undefined : amount.error
  const verb = bidVerb(problem ? null : amount.cents, leads)
  const farAbove = useFarAboveCheck(problem ? null : amount.cents, listing.price_cents)

  function confirm() {
    if (viewerKind === 'visitor') return openBidDialog()
    if (check() && farAbove.pass() && amount.cents != null) void placing.place(amount.cents)
  }

  return (
    <BindingDialog
      title={isEditable ? describeAct(leads, placing.isOutbid) : `${bidVerb(amount.cents, leads)}?`}
      description={
        promise && <span className={isTrue || !isEditable ? undefined : 'invisible'}>{promise.promise}</span>
      }
      binding={placing.binding}
      name="bid"
      confirm={viewerKind === 'visitor' ? t.sign_in_to_bid() : verb}
      kind="bid"
      busy={placing.requirements.busy}
      disabledLabel={viewerKind === 'unknown' || problem ? verb : undefined}
      error={placing.failure ?? (isEditable ? null : problem)}
      onConfirm={confirm}
      onClose={close}
    >
      {placing.isOutbid && (
        <Notice kind="wrong" live>
          {t.youve_been_outbid_price_is_now({ price: formatMoney(listing.price_cents) })}
        </Notice>
      )}
      {isEditable && (
        <p className="flex items-baseline gap-x-2.5 text-ink-2">
          {priceLabel(listing)}
          <Amount value={listing.price_cents} format={formatMoney} />
          <TimeLeft listing={listing} />
        </p>
      )}
      {isEditable && (
        <form
          noValidate
          className="contents"
          onSubmit={(event) => {
            event.preventDefault()
            if (!problem && viewerKind !== 'unknown' && !isUnderWay(placing.binding)) confirm()
          }}
        >
          <AmountField bidding={bidding} error={problem} />
        </form>
      )}
      {/* An amount that is too low keeps the space, so that no button moves under a finger. */}
      {promise && (
        <div className={isTrue ? 'grid gap-3' : 'invisible grid gap-3'}>
          <p className="num max-w-prose">{promise.pays}</p>
          <p className="num max-w-prose">{describeWinTotal(listing, address, promise.limitCents)}</p>
          <p className="max-w-prose">{promise.others}</p>
        </div>
      )}
      {farAbove.box}
      {viewer && placing.requirements.checks}
      <p className="truncate border-t border-line pt-3 text-ink-3">{listing.title}</p>
    </BindingDialog>
  )
}

const describeAct = (leads: boolean, isOutbid: boolean) =>
  leads ? t.raise_your_limit() : isOutbid ? t.bid_again() : t.place_your_bid()

/**
 * Follows the auction until the bid is sent, since one's own bid arrives on the stream before its
 * reply.
 */
function usePromise({ listingView: { listing, viewer }, amount }: Bidding, isSent: boolean) {
  const now =
    amount.cents == null || amount.error
      ? null
      : { ...describePromise(listing, viewer, amount.cents), limitCents: amount.cents }
  const [promise, setPromise] = useState(now)
  const isNew =
    now?.limitCents !== promise?.limitCents || now?.pays !== promise?.pays || now?.others !== promise?.others
  if (now && !isSent && isNew) setPromise(now)
  return { promise, isTrue: isSent || now !== null }
}

function usePlacing({ listingView, done, outbid, refused, close }: Bidding, staysOutbid: boolean) {
  const { listing, viewer, receive, refresh } = listingView
  const binding = useBinding(placeBid)
  const requirements = useRequirements(viewer?.open_requirements ?? [])
  const [failure, setFailure] = useState<string | null>(null)
  const [isOutbid, setOutbid] = useState(false)

  async function place(maxCents: number) {
    setFailure(null)
    setOutbid(false)
    const outcome = await binding.send({ listing_id: listing.id, max_cents: maxCents }, requirements.pass)
    refresh()
    if (outcome.kind === 'held') return
    const wentBack = notifyWentBack(outcome, {
      name: 'bid',
      title: listing.title,
      price: formatMoney(maxCents),
      to: `/${listing.type}/${listing.id}/detail`,
    })
    if (outcome.kind === 'stopped') return close()
    if (outcome.kind === 'done') {
      const { receipt, placed_at: placedAt, listing: latest, standing: how } = outcome.reply
      saveSeen(listing.id, { ...receipt, at: placedAt })
      receive(latest)
      if (wentBack || !staysOutbid || how !== 'outbid' || latest.status !== 'active') return done()
      setOutbid(true)
      return outbid(latest, maxCents)
    }
    const problem = findProblem(outcome.error)
    if (!problem || stays.includes(problem.key)) return setFailure(getMessage(outcome.error))
    refused(getRefusal(problem), problem.minimum_cents)
    if (problem.key === 'listing_closed') {
      notify.error(problem.message)
      close()
    }
  }
  return { binding, requirements, failure, isOutbid, place }
}
