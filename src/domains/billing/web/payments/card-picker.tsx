import { useEffect, useEffectEvent } from 'react'
import { listCards, setDefaultCard, type Card } from '#domains/billing/common/payments/payments.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { TestPaymentsNotice, describeExpiry, nameCard, useAddCard } from './use-add-card.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import * as t from '#domains/billing/texts.ts'

/**
 * Chooses the card to pay with, which becomes the default card.
 * @param onCard null until there is one that hasn't expired
 * @public
 */
export function CardPicker({ onCard }: { onCard: (card: Card | null) => void }) {
  const { data, error, isFetching, refetch } = useApiQuery(listCards, {}, { staleTime: 0 })
  const choose = useApiMutation(setDefaultCard)
  const adding = useAddCard(data?.gateway ?? null, (card) => void makeDefault(card.id))
  const chosen = data?.items.find(({ is_default: isDefault }) => isDefault)
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
      {data.items.length > 0 && (
        <RadioCards
          legend={t.pay_with()}
          name="card"
          value={String(shown)}
          onChange={(event) => void makeDefault(Number(event.target.value))}
          cards={data.items.map((card) => ({
            value: String(card.id),
            label: nameCard(card),
            help: describeExpiry(card),
            disabled: card.is_expired && !card.is_default,
          }))}
        />
      )}
      <div className="grid justify-items-start gap-2">
        <Button kind="quiet" busy={adding.isBusy} onClick={adding.begin}>
          {t.add_card()}
        </Button>
        {data.gateway === 'stripe' && <p className="text-xs text-ink-3">{t.go_to_stripe_to_add_a_card()}</p>}
      </div>
      {adding.dialog}
    </div>
  )
}
