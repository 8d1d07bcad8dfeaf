import { useState } from 'react'
import { useRequirements } from '#domains/accounts/web/shared/requirement-checks.tsx'
import { buyNow } from '#domains/auctions/common/bidding.ts'
import {
  DeliveryChoiceFields,
  focusDeliveryChoice,
  useDeliveryChoice,
} from '#domains/delivery/web/shared/delivery-choice.tsx'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import { getTradePath } from '#domains/trades/common/trade-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { api } from '#platform/web/session/api.ts'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { BidDialog } from './bid/bid-dialog.tsx'
import type { Bidding } from './bid/use-bidding.ts'
import * as t from '#domains/auctions/texts.ts'

export function quantityIn(typed: string, most: number): number | null {
  const quantity = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return quantity >= 1 && quantity <= most ? quantity : null
}

const quantityField = 'buy-quantity'

/**
 * The listing as the buyer read it when the dialog opened: whatever changes meanwhile is refused,
 * shown, and confirmed again.
 */
function useSeenListing(listing: Listing) {
  const [seen, setSeen] = useState(listing)
  const [isReading, setReading] = useState(false)
  /** Bypasses the cache, whose pending reads may be older. If it fails, another press is refused again. */
  async function readAgain() {
    setReading(true)
    try {
      setSeen(await api.call(getListing, { id: listing.id }))
    } catch {
      // The message of the refusal stays.
    }
    setReading(false)
  }
  return { seen, isReading, readAgain }
}

function usePurchase({ seen }: { seen: Listing }, most: number) {
  const [typed, setTyped] = useState('1')
  const quantity = most === 1 ? 1 : quantityIn(typed, most)
  const priceCents = seen.buy_now_price_cents ?? seen.price_cents
  const choosing = useDeliveryChoice({
    offered: seen,
    from: seen.delivery_from,
    place: seen.place_name,
    quantity: quantity ?? 1,
    items_cents: priceCents * (quantity ?? 1),
  })
  return { typed, setTyped, quantity, priceCents, choosing }
}

/** Stays open even if the offer disappears meanwhile, until the result is known. */
export function BuyDialog({ bidding: { listingView, close: onClose } }: { bidding: Bidding }) {
  const { listing, viewer, receive, refresh } = listingView
  const seenListing = useSeenListing(listing)
  const buy = useBinding(buyNow)
  const requirements = useRequirements(viewer?.open_requirements ?? [])
  const [failure, setFailure] = useState<string | null>(null)
  const most = listing.sale_method === 'fixed_price' ? Math.max(1, listing.quantity_left) : 1
  const { typed, setTyped, quantity, priceCents, choosing } = usePurchase(seenListing, most)
  const { total_cents: totalCents } = choosing
  const total = formatMoney(totalCents)

  async function confirm() {
    setFailure(null)
    if (quantity === null) return document.getElementById(quantityField)?.focus()
    if (!choosing.check()) return focusDeliveryChoice()
    const outcome = await buy.send(
      {
        id: listing.id,
        quantity,
        price_cents: priceCents,
        ...(choosing.choice && { delivery: choosing.choice, total_cents: totalCents }),
      },
      requirements.pass,
    )
    refresh()
    if (outcome.kind === 'held') return
    const isDone = outcome.kind === 'done'
    const wentBack = notifyWentBack(outcome, {
      name: 'purchase',
      title: listing.title,
      price: total,
      to: isDone ? getTradePath('buyer', outcome.reply.trade_id) : `/${listing.type}/${listing.id}/detail`,
    })
    if (isDone) {
      receive(outcome.reply.listing)
      if (!wentBack) {
        notify.success(
          t.bought_for_total({
            total: formatMoney(outcome.reply.total_cents),
            is_agreed_later: choosing.delivery?.method === 'as_agreed',
          }),
          {
            description: listing.title,
            action: { label: t.see_purchase(), to: getTradePath('buyer', outcome.reply.trade_id) },
            stays: true,
          },
        )
      }
    }
    if (outcome.kind !== 'refused') return onClose()
    const problem = findProblem(outcome.error)
    // Once the sale is over, there is nothing to confirm.
    if (problem && ['listing_closed', 'listing_held', 'buy_now_gone'].includes(problem.key)) {
      notify.error(problem.message)
      return onClose()
    }
    setFailure(getMessage(outcome.error))
    // The address may have been removed in another tab.
    if (problem?.key === 'validation_failed') void choosing.call.refetch()
    if (problem?.key === 'price_changed') await seenListing.readAgain()
  }

  return (
    <BindingDialog
      title={t.buy_for_total({ total })}
      description={t.you_agree_to_pay_the_seller_total_you(choosing.values)}
      binding={buy}
      name="purchase"
      confirm={t.buy_for_total_2({ total })}
      busy={requirements.busy || seenListing.isReading || choosing.call.isLoading}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {most > 1 && (
        <Field
          label={t.quantity()}
          id={quantityField}
          help={t.price_each_most_left({ price: formatMoney(priceCents), most })}
          error={quantity === null ? t.enter_a_number_from_1_to_most({ most }) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              className="num max-w-40"
            />
          )}
        </Field>
      )}
      <DeliveryChoiceFields choosing={choosing} />
      {requirements.checks}
    </BindingDialog>
  )
}

/** Mounted apart from the buttons that open them, which may disappear. */
export function DealDialogs({ bidding }: { bidding: Bidding }) {
  const { openDialog } = bidding
  if (openDialog === 'buy') return <BuyDialog bidding={bidding} />
  return openDialog && <BidDialog bidding={bidding} isEditable={openDialog === 'amount'} />
}
