import { useEffect, useEffectEvent, useState } from 'react'
import { listCards, setDefaultCard, type Card } from '#domains/billing/common/payments/payments.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { CardsSkeleton } from '../payments/cards-skeleton.tsx'
import { TestPaymentsNotice, describeExpiry, nameCard, useAddCard } from '../payments/use-add-card.tsx'
import * as t from '#domains/billing/texts.ts'

interface CardPickerProps {
  /** Null until there is one that hasn't expired. */
  onCard: (card: Card | null) => void
  /** The choice is for one payment. Otherwise the card becomes the default card. */
  isForOnce?: boolean
  disabled?: boolean
}

/**
 * Chooses the card to pay with.
 * @public
 */
export function CardPicker({ onCard, isForOnce = false, disabled = false }: CardPickerProps) {
  const { data, error, isFetching, refetch } = useApiQuery(listCards, {}, { staleTime: 0 })
  const choose = useApiMutation(setDefaultCard)
  const [onceId, setOnceId] = useState<number | null>(null)
  const adding = useAddCard(data?.gateway ?? null, ({ id }) => chooseCard(id))
  const cards = data?.items ?? []
  const chosen = findChosen(cards, isForOnce, onceId)
  const usable = chosen && !chosen.is_expired && !choose.isPending ? chosen : null
  const report = useEffectEvent(onCard)
  useEffect(() => report(usable), [usable])

  async function makeDefault(id: number) {
    try {
      await choose.mutateAsync({ id })
    } catch (failure) {
      notify.error(t.that_didnt_work(), { description: getMessage(failure) })
    }
    await refetch()
  }

  function chooseCard(id: number) {
    if (isForOnce) setOnceId(id)
    else void makeDefault(id)
  }

  if (error && !data) {
    return (
      <ErrorState title={t.your_cards_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <CardsSkeleton />
  if (!data.gateway) return <p className="text-sm text-ink-2">{t.payments_arent_set_up_here()}</p>
  const shown = choose.isPending ? choose.variables.id : chosen?.id
  return (
    <div className="grid gap-3">
      {data.gateway === 'sandbox' && <TestPaymentsNotice />}
      {cards.length > 0 && (
        <RadioCards
          legend={t.pay_with()}
          name="card"
          value={String(shown)}
          disabled={disabled}
          onChange={(event) => chooseCard(Number(event.target.value))}
          cards={cards.map((card) => ({
            value: String(card.id),
            label: nameCard(card),
            help: describeExpiry(card),
            ...(card.is_expired && !card.is_default && { disabled: true }),
          }))}
        />
      )}
      <div className="grid justify-items-start gap-2">
        <Button kind="quiet" busy={adding.isBusy} disabled={disabled} onClick={adding.begin}>
          {t.add_card()}
        </Button>
        {data.gateway === 'stripe' && <p className="text-xs text-ink-3">{t.go_to_stripe_to_add_a_card()}</p>}
      </div>
      {adding.dialog}
    </div>
  )
}

function findChosen(cards: Card[], isForOnce: boolean, onceId: number | null): Card | undefined {
  const usual = cards.find(({ is_default: isDefault }) => isDefault)
  if (!isForOnce) return usual
  const once = cards.find(({ id }) => id === onceId)
  return (
    once ?? (usual?.is_expired ? (cards.find(({ is_expired: isExpired }) => !isExpired) ?? usual) : usual)
  )
}
