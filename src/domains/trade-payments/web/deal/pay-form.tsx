import { CreditCard, Landmark, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CardPicker } from '#domains/billing/web/shared/card-picker.tsx'
import type { Card } from '#domains/billing/common/payments/payments.ts'
import {
  payTrade,
  type PayMethod,
  type TradeMoney,
  type TradePayment,
} from '#domains/trade-payments/common/trade-payments.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { BindingNotice, closeBinding } from '#platform/web/binding/binding-dialog.tsx'
import { isRetry, isStopping } from '#platform/web/binding/binding-labels.ts'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Badge } from '#platform/web/ui/facts/badge.tsx'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { findLastFailure } from '../shared/money-state.ts'
import * as t from '#domains/trade-payments/texts.ts'

interface PayFormProps {
  money: TradeMoney
  dueCents: number
  /** On notifications about the payment. */
  title: string
  /** Reads the sale and its money again. */
  onMoved: () => Promise<void>
}

export function PayForm({ money, dueCents, title, onMoved }: PayFormProps) {
  const [chosen, setChosen] = useState<PayMethod | null>(null)
  const [card, setCard] = useState<Card | null>(null)
  const method = money.methods.find((one) => one === chosen) ?? money.methods[0] ?? 'card'
  const paying = usePaying({ money, dueCents, title, onMoved })
  const { binding, failure, isLeaving } = paying
  const isBusy = isLeaving || binding.step === 'sending'
  const amount = formatMoney(dueCents)
  return (
    <section
      aria-labelledby="pay-on-hoko"
      className="grid gap-4 rounded-control border-2 border-pounamu px-4 py-4"
    >
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 id="pay-on-hoko" className="heading flex items-center gap-2 text-base">
            <ShieldCheck aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-pounamu" />
            {t.pay_on_hoko()}
          </h3>
          <Badge kind="good">{t.pay_recommended()}</Badge>
        </div>
        <p className="max-w-prose text-sm text-ink-2">
          <Sentence
            parts={t.pay_hoko_keeps_your_money({
              link: (parts) => (
                <Link to="/info/buyer-protection" className="rounded-control text-pounamu underline">
                  {parts}
                </Link>
              ),
            })}
          />
        </p>
      </div>
      {money.methods.length > 1 && (
        <RadioCards
          legend={t.pay_choose_how()}
          name="pay-method"
          columns={2}
          value={method}
          disabled={isBusy}
          onChoose={setChosen}
          cards={listMethods(money.methods)}
        />
      )}
      {method === 'card' ? (
        <CardPicker isForOnce disabled={isBusy} onCard={setCard} />
      ) : (
        <p className="max-w-prose text-sm text-ink-2">{t.pay_you_go_to_your_bank()}</p>
      )}
      <Failure failure={failure} money={money} isBusy={isBusy} />
      <BindingNotice binding={binding} name="payment" />
      <div className="flex flex-wrap gap-2">
        {!isStopping(binding) && (
          <Button
            size="large"
            className="max-sm:w-full"
            disabled={method === 'card' && card === null}
            busy={isBusy}
            onClick={() =>
              isRetry(binding) ? binding.retry() : void paying.pay(method, method === 'card' ? card : null)
            }
          >
            <span className="num">{isRetry(binding) ? t.pay_retry() : t.pay_amount({ amount })}</span>
          </Button>
        )}
        {binding.step === 'checking' && (
          <Button kind="quiet" size="large" onClick={() => closeBinding(binding, () => undefined)}>
            {t.pay_go_back()}
          </Button>
        )}
      </div>
    </section>
  )
}

const listMethods = (methods: PayMethod[]) =>
  methods.map((value) =>
    value === 'card'
      ? { value, label: t.pay_by_card(), help: t.pay_by_card_help(), icon: CreditCard }
      : { value, label: t.pay_from_your_bank(), help: t.pay_from_your_bank_help(), icon: Landmark },
  )

interface FailureProps {
  failure: string | null
  money: TradeMoney
  isBusy: boolean
}

function Failure({ failure, money, isBusy }: FailureProps) {
  const last = findLastFailure(money)
  const text =
    failure ??
    (last &&
      t.pay_last_failed({ amount: formatMoney(last.amount_cents), failure: last.failure ?? '' }).trim())
  if (!text || isBusy) return null
  return (
    <Notice kind="wrong" live>
      {text}
    </Notice>
  )
}

function usePaying({ money, dueCents, title, onMoved }: PayFormProps) {
  const binding = useBinding(payTrade)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLeaving, setLeaving] = useState(false)

  function show(payment: TradePayment) {
    if (payment.action_url && payment.status === 'started') {
      setLeaving(true)
      window.location.assign(payment.action_url)
    } else if (payment.status === 'held') notify.success(t.pay_done())
    else if (payment.status === 'failed' || payment.status === 'cancelled')
      setFailure(payment.failure ?? t.pay_try_again())
  }

  async function pay(method: PayMethod, card: Card | null) {
    setFailure(null)
    const outcome = await binding.send({
      trade_id: money.trade_id,
      method,
      amount_cents: dueCents,
      ...(card && { card_id: card.id }),
    })
    if (outcome.kind === 'held') return
    const wentBack = notifyWentBack(outcome, {
      name: 'payment',
      title,
      price: formatMoney(dueCents),
      to: `/trades/${money.trade_id}`,
    })
    if (outcome.kind === 'refused') setFailure(getMessage(outcome.error))
    if (outcome.kind === 'done' && !wentBack) show(outcome.reply)
    // A refusal may mean that the sale has changed.
    await onMoved()
  }

  return { binding, failure, isLeaving, pay }
}
