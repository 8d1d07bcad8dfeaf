import { useState } from 'react'
import { getListing, type Listing } from '#domains/listings/common/listings.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { answerOffer, type Offer } from '#domains/offers/common/offers.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import type { BindingName } from '#platform/web/binding/binding-labels.ts'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { type BindingControl, useBinding } from '#platform/web/binding/use-binding.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage, findProblem } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import type { SentAmount } from './amount-dialog.tsx'
import { describeExpiry } from './offer-labels.ts'
import { useOfferChanged } from './use-offers.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/offers/texts.ts'

const AmountDialog = lazyOnClick(async () => (await import('./amount-dialog.tsx')).default)

type Prepare = () => Promise<boolean>
type OfferAnswerKind = 'accept' | 'decline' | 'withdraw' | 'counter'

const getDoneTexts = makeTexts((): Record<OfferAnswerKind, string> => ({
  accept: t.offer_accepted(),
  decline: t.offer_declined(),
  withdraw: t.offer_withdrawn(),
  counter: t.counter_offer_sent(),
}))

const names: Record<OfferAnswerKind, BindingName> = {
  accept: 'answer',
  decline: 'answer',
  withdraw: 'answer',
  counter: 'counter_offer',
}

export function OfferAnswer({ offer }: { offer: Offer }) {
  const binding = useBinding(answerOffer)
  const [failure, setFailure] = useState<string | null>(null)
  const changed = useOfferChanged()
  const [pending, setPending] = useState<OfferAnswerKind | null>(null)
  const { may, amount_cents: amountCents, total_cents: totalCents, role } = offer
  const name = offer.counterparty.display_name
  const price = formatMoney(amountCents)
  const total = formatMoney(totalCents)
  // The buyer chooses the delivery with the answer, unless it is chosen.
  const isChoosing = role === 'buyer' && offer.delivery === null && (may.accept || may.counter !== null)
  const listing = useApiQuery(
    getListing,
    { id: offer.listing.id },
    { enabled: isChoosing && pending !== null },
  )

  function close() {
    setFailure(null)
    setPending(null)
  }

  /** @returns the refusal, if any */
  async function send(action: OfferAnswerKind, more: Partial<SentAmount>, prepare?: Prepare) {
    setFailure(null)
    const outcome = await binding.send({ id: offer.id, action, ...more }, prepare)
    if (outcome.kind === 'refused' && findProblem(outcome.error)?.key === 'price_changed' && isChoosing)
      await listing.refetch()
    // Refused or not, the offer may have moved on.
    if (outcome.kind !== 'held') await changed()
    const wentBack = notifyWentBack(outcome, {
      name: names[action],
      title: offer.listing.title,
      price: formatMoney(more.total_cents ?? more.amount_cents ?? amountCents),
      to: `/offers/${offer.id}`,
    })
    if (outcome.kind === 'done' && !wentBack) notify.success(getDoneTexts()[action])
    if (outcome.kind === 'done' || outcome.kind === 'stopped') close()
    return outcome.kind === 'refused' ? outcome.error : null
  }

  const sendOrExplain = (action: OfferAnswerKind, more: Partial<SentAmount>, prepare?: Prepare) =>
    void send(action, more, prepare).then((error) => error !== null && setFailure(getMessage(error)))

  const question = (action: 'decline' | 'withdraw') => ({
    binding,
    name: names[action],
    error: failure,
    onConfirm: () => sendOrExplain(action, {}),
    onClose: close,
  })

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may.accept && <Button onClick={() => setPending('accept')}>{t.accept_price({ price: total })}</Button>}
      {may.counter && (
        <Button kind="quiet" onClick={() => setPending('counter')}>
          {t.make_a_counter_offer()}
        </Button>
      )}
      {may.decline && (
        <Button kind="quiet" onClick={() => setPending('decline')}>
          {t.decline()}
        </Button>
      )}
      {may.withdraw && (
        <Button kind="quiet" onClick={() => setPending('withdraw')}>
          {t.withdraw_offer()}
        </Button>
      )}
      {pending === 'accept' && (
        <AcceptDialog
          offer={offer}
          listing={isChoosing ? listing : null}
          binding={binding}
          failure={failure}
          onConfirm={(sent, prepare) => sendOrExplain('accept', sent, prepare)}
          onClose={close}
        />
      )}
      {pending === 'decline' && (
        <BindingDialog
          {...question('decline')}
          title={t.decline_price({ price })}
          confirm={t.decline_price_2({ price })}
          description={joinSentences(
            t.well_tell_the_other_side({ name }),
            role === 'seller' && t.they_may_offer_another_price(),
          )}
        />
      )}
      {pending === 'withdraw' && (
        <BindingDialog
          {...question('withdraw')}
          title={t.withdraw_price({ price })}
          confirm={t.withdraw_price_2({ price })}
          description={t.well_tell_the_other_side_and_they_cant({ name })}
        />
      )}
      {pending === 'counter' && may.counter && (!isChoosing || listing.data) && (
        <Counter
          offer={offer}
          offered={isChoosing ? listing.data : undefined}
          bounds={may.counter}
          binding={binding}
          send={(sent, prepare) => send('counter', sent, prepare)}
          onClose={close}
        />
      )}
    </div>
  )
}

interface CounterProps {
  offer: Offer
  bounds: NonNullable<Offer['may']['counter']>
  offered: Listing | undefined
  binding: BindingControl
  send: (sent: SentAmount, prepare: Prepare) => Promise<unknown>
  onClose: () => void
}

function Counter({
  offer: { role, listing, amount_cents: amountCents, delivery, open_requirements: openRequirements },
  bounds,
  ...rest
}: CounterProps) {
  const [until] = useState(() => describeExpiry(listing.closes_at))
  const theirs = formatMoney(amountCents)
  const { min_cents: minCents, max_cents: maxCents } = bounds
  const findAmountProblem = (amount: number) => {
    if (amount < minCents) return t.theyve_offered_theirs_accept_it_or_ask({ theirs })
    if (maxCents === null || amount <= maxCents) return null
    return role === 'buyer'
      ? t.the_seller_is_asking_theirs_accept_it({ theirs })
      : t.your_asking_price_is_max_so_you_cant({ max: formatMoney(maxCents) })
  }
  return (
    <AmountDialog
      title={t.make_a_counter_offer()}
      description={t.they_can_reply_until({ by_buyer: role === 'seller', price: theirs, until })}
      help={t.there_can_be_five_offers_in_all()}
      isCounter
      promise={
        role === 'seller'
          ? t.if_the_buyer_accepts_youve_sold_it_for
          : t.if_the_seller_accepts_youve_bought_it_2
      }
      chosen={delivery}
      problemOf={findAmountProblem}
      requirements={openRequirements}
      name={names.counter}
      {...rest}
    />
  )
}
