import { type ReactNode, useState } from 'react'
import {
  deleteCard,
  listCards,
  setDefaultCard,
  type Card,
} from '#domains/billing/common/payments/payments.ts'
import { useApiMutation, useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import { TestPaymentsNotice, describeExpiry, nameCard, useAddCard } from './use-add-card.tsx'
import * as t from '#domains/billing/texts.ts'

export default function SavedCards() {
  const { data, error, isFetching, refetch } = useApiQuery(listCards, {}, { staleTime: 0 })
  const adding = useAddCard(data?.gateway ?? null)
  if (error && !data) {
    return (
      <ErrorState title={t.your_cards_didnt_load()} onRetry={() => void refetch()} busy={isFetching}>
        {getMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <CardsSkeleton />
  if (!data.gateway) return <p className="text-sm text-ink-2">{t.payments_arent_set_up_here()}</p>
  const { items, gateway } = data
  return (
    <div className="grid gap-4">
      {gateway === 'sandbox' && <TestPaymentsNotice />}
      {items.length === 0 ? (
        <p className="text-sm text-ink-2">{t.you_havent_added_a_card_yet()}</p>
      ) : (
        <ul aria-label={t.cards()} className="divide-y divide-line border-y border-line">
          {items.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              hasOthers={items.length > 1}
              onChanged={() => void refetch()}
            />
          ))}
        </ul>
      )}
      <div className="grid justify-items-start gap-2">
        <Button kind={items.length === 0 ? 'primary' : 'quiet'} busy={adding.isBusy} onClick={adding.begin}>
          {t.add_card()}
        </Button>
        {gateway === 'stripe' && <p className="text-xs text-ink-3">{t.go_to_stripe_to_add_a_card()}</p>}
      </div>
      {adding.dialog}
    </div>
  )
}

interface CardRowProps {
  card: Card
  hasOthers: boolean
  onChanged: () => void
}

function CardRow({ card, hasOthers, onChanged }: CardRowProps) {
  const choose = useApiMutation(setDefaultCard)
  const [isOpen, setOpen] = useState(false)
  const name = nameCard(card)

  async function makeDefault() {
    try {
      await choose.mutateAsync({ id: card.id })
      notify.success(t.card_is_now_the_default({ card: name }))
    } catch (error) {
      notify.error(t.that_didnt_work(), { description: getMessage(error) })
    }
    onChanged()
  }

  const values = { card: name, span: (parts: ReactNode) => <span className="sr-only">{parts}</span> }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {card.is_default && <Badge kind="good">{t.default_card()}</Badge>}
          {card.is_expired && <Badge kind="wrong">{t.expired()}</Badge>}
        </p>
        <p className="num text-ink-2">{describeExpiry(card)}</p>
      </div>
      <div className="flex gap-2">
        {!card.is_default && (
          <Button kind="quiet" busy={choose.isPending} onClick={() => void makeDefault()}>
            <Sentence parts={t.make_default_card(values)} />
          </Button>
        )}
        <Button kind="quiet" onClick={() => setOpen(true)}>
          <Sentence parts={t.remove_card(values)} />
        </Button>
      </div>
      {isOpen && (
        <RemovalQuestion
          card={card}
          movesDefault={card.is_default && hasOthers}
          onRemoved={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  )
}

interface RemovalQuestionProps {
  card: Card
  movesDefault: boolean
  onRemoved: () => void
  onClose: () => void
}

function RemovalQuestion({ card, movesDefault, onRemoved, onClose }: RemovalQuestionProps) {
  const act = useApiMutation(deleteCard)

  async function remove() {
    try {
      await act.mutateAsync({ id: card.id })
    } catch {
      return
    }
    notify.success(t.card_removed())
    onClose()
    onRemoved()
  }

  const values = { card: nameCard(card) }
  return (
    <ConfirmDialog
      open
      title={t.remove_this_card()}
      confirm={t.remove_card_button()}
      cancel={t.keep_card()}
      kind="danger"
      busy={act.isPending}
      error={act.error ? getMessage(act.error) : undefined}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {movesDefault ? t.card_will_be_removed_and_default_moves(values) : t.card_will_be_removed(values)}
    </ConfirmDialog>
  )
}
