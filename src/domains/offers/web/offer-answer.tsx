import { useState } from 'react'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { answerOffer, type Offer } from '#domains/offers/common/offers.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useRequirements } from '#domains/accounts/web/shared/requirement-checks.tsx'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import type { BindingName } from '#platform/web/binding/binding-labels.ts'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { type BindingControl, useBinding } from '#platform/web/binding/use-binding.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { describeExpiry } from './offer-labels.ts'
import { useOfferChanged } from './use-offers.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/offers/texts.ts'

const AmountDialog = lazyOnClick(async () => (await import('./amount-dialog.tsx')).default)

type Prepare = () => Promise<boolean>
type OfferAnswerKind = 'accept' | 'decline' | 'withdraw' | 'counter'

const getDoneTexts = makeTexts((): Record<OfferAnswerKind, string> => ({
  accept: 'Offer accepted',
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
  const requirements = useRequirements(offer.open_requirements)
  const { may, amount_cents: amountCents, role } = offer
  const price = formatMoney(amountCents)

  function close() {
    setFailure(null)
    setPending(null)
  }

  /** @returns the refusal, if any */
  async function send(
    action: OfferAnswerKind,
    more: { amount_cents?: number; message?: string },
    prepare?: Prepare,
  ) {
    setFailure(null)
    const outcome = await binding.send({ id: offer.id, action, ...more }, prepare)
    // Refused or not, the offer may have moved on.
    if (outcome.kind !== 'held') await changed()
    const wentBack = notifyWentBack(outcome, {
      name: names[action],
      title: offer.listing.title,
      price: formatMoney(more.amount_cents ?? amountCents),
      to: `/offers/${offer.id}`,
    })
    if (outcome.kind === 'done' && !wentBack) notify.success(getDoneTexts()[action])
    if (outcome.kind === 'done' || outcome.kind === 'stopped') close()
    return outcome.kind === 'refused' ? outcome.error : null
  }

  const question = (action: Exclude<OfferAnswerKind, 'counter'>) => ({
    binding,
    name: names[action],
    busy: requirements.busy,
    error: failure,
    onConfirm: () =>
      void send(action, {}, action === 'accept' ? requirements.pass : undefined).then(
        (error) => error !== null && setFailure(getMessage(error)),
      ),
    onClose: close,
  })

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {may.accept && <Button onClick={() => setPending('accept')}>{t.accept_price({ price })}</Button>}
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
        <BindingDialog
          {...question('accept')}
          title={t.accept_price_2({ price })}
          confirm={t.accept_price({ price })}
          description={
            role === 'seller'
              ? t.youll_have_sold_it_for_price_and_all({ price })
              : t.you_agree_to_pay_the_seller_price({ price })
          }
        >
          {requirements.checks}
        </BindingDialog>
      )}
      {pending === 'decline' && (
        <BindingDialog
          {...question('decline')}
          title={t.decline_price({ price })}
          confirm={t.decline_price_2({ price })}
          description={joinSentences(
            t.well_tell_the_other_side(),
            role === 'seller' && t.they_may_offer_another_price(),
          )}
        />
      )}
      {pending === 'withdraw' && (
        <BindingDialog
          {...question('withdraw')}
          title={t.withdraw_price({ price })}
          confirm={t.withdraw_price_2({ price })}
          description={t.well_tell_the_other_side_and_they_cant()}
        />
      )}
      {pending === 'counter' && may.counter && (
        <Counter
          offer={offer}
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
  binding: BindingControl
  send: (sent: { amount_cents: number; message: string }, prepare: Prepare) => Promise<unknown>
  onClose: () => void
}

function Counter({
  offer: { role, listing, amount_cents: amountCents, open_requirements: openRequirements },
  bounds,
  ...rest
}: CounterProps) {
  const [until] = useState(() => describeExpiry(listing.closes_at))
  const theirs = formatMoney(amountCents)
  const { min_cents: minCents, max_cents: maxCents } = bounds
  const findProblem = (amount: number) => {
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
      verb={t.offer()}
      promise={(amount) =>
        role === 'seller'
          ? t.if_the_buyer_accepts_youve_sold_it_for({ amount })
          : t.if_the_seller_accepts_youve_bought_it_2({ amount })
      }
      problemOf={findProblem}
      requirements={openRequirements}
      name={names.counter}
      {...rest}
    />
  )
}
