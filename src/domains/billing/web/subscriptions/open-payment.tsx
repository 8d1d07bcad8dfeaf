import { useEffect, useSyncExternalStore, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'
import {
  settlePayment,
  type SubscriptionPayment,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { isListingPath } from '#domains/billing/web/shared/plans-path.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useSession } from '#platform/web/session/session.ts'
import { LinkButton, Button } from '#platform/web/ui/button.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { useSubscription, useRefreshSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

/** For a member who came from a listing: the visit to a card form or a bank loses the address. */
const storedAt = 'plans-back'

interface CameFrom {
  path: string
  /** The plan that would lift the limit there. */
  plan_id: number
}

export function WayBack() {
  const from = useCameFrom()
  const { data } = useSubscription()
  if (!from) return null
  const link = (
    <LinkButton kind="quiet" size="small" to={from.path} onClick={() => sessionStorage.removeItem(storedAt)}>
      {t.back_to_your_listing()}
    </LinkButton>
  )
  const subscription = data?.subscription
  const isDone = subscription?.status === 'active' && subscription.plan.id === from.plan_id
  if (!isDone) return <div>{link}</div>
  return (
    <Notice kind="good" live action={link}>
      {t.plan_started({ plan: subscription.plan.name })}
    </Notice>
  )
}

function useCameFrom(): CameFrom | null {
  const [search] = useSearchParams()
  const path = search.get('back')
  const given =
    path !== null && isListingPath(path)
      ? JSON.stringify({ path, plan_id: Number(search.get('plan')) })
      : null
  useEffect(() => {
    if (given) sessionStorage.setItem(storedAt, given)
  }, [given])
  const stored = useSyncExternalStore(listenToNothing, readStored, readNothing)
  return parseCameFrom(given ?? stored)
}

const listenToNothing = () => () => undefined
const readStored = () => sessionStorage.getItem(storedAt)
const readNothing = () => null

function parseCameFrom(text: string | null): CameFrom | null {
  const from: CameFrom | null = JSON.parse(text ?? 'null')
  return from && isListingPath(from.path) ? from : null
}

/**
 * Handles the return from the bank: fetches the payment's result and removes it from the address.
 */
export function PaymentReturn() {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const settle = useApiMutation(settlePayment)
  const refresh = useRefreshSubscription()
  const id = Number(search.get('payment'))

  const refetch = useEffectEvent(async () => {
    try {
      const { payment, subscription } = await settle.mutateAsync({ id })
      if (payment?.status === 'succeeded' && subscription)
        notify.success(t.plan_started({ plan: subscription.plan.name }))
    } catch (error) {
      notify.error(getMessage(error))
    }
    refresh()
    setSearch(
      (now) => {
        now.delete('payment')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  })

  const isBack = user !== null && Number.isSafeInteger(id) && id > 0
  useEffect(() => {
    if (isBack) void refetch()
  }, [isBack])
  return null
}

const openPaymentId = 'open-payment'

/** Scrolls to the action that the member has to take first. */
export function showOpenPayment(): void {
  const box = document.getElementById(openPaymentId)
  box?.scrollIntoView({ block: 'center' })
  box?.focus({ preventScroll: true })
}

export function OpenPayment({ payment }: { payment: SubscriptionPayment }) {
  const { action_url: actionUrl } = payment
  const named = { amount: formatMoney(payment.amount_cents), plan: payment.plan_name }
  if (!actionUrl) return <Notice live>{t.payment_pending(named)}</Notice>
  return <WaitingPayment key={payment.id} payment={payment} action_url={actionUrl} />
}

function WaitingPayment({
  payment,
  action_url: actionUrl,
}: {
  payment: SubscriptionPayment
  action_url: string
}) {
  const settle = useApiMutation(settlePayment)
  const refresh = useRefreshSubscription()
  const box = useRef<HTMLDivElement>(null)
  // Back from the bank, the page may be scrolled far below.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])

  async function giveUp() {
    try {
      const { payment: settled, subscription } = await settle.mutateAsync({ id: payment.id, gives_up: true })
      if (settled?.status === 'succeeded' && subscription)
        notify.success(t.plan_started({ plan: subscription.plan.name }))
      else notify.info(t.payment_given_up())
    } catch (error) {
      notify.error(getMessage(error))
    }
    refresh()
  }

  return (
    <div ref={box} id={openPaymentId} tabIndex={-1} className="scroll-mt-24 rounded-control">
      <Notice
        kind="bid"
        action={
          <span className="flex flex-wrap gap-2">
            <Button kind="quiet" size="small" busy={settle.isPending} onClick={() => void giveUp()}>
              {t.give_up()}
            </Button>
            <Button size="small" onClick={() => window.location.assign(actionUrl)}>
              {t.confirm()}
            </Button>
          </span>
        }
      >
        {t.confirm_payment({ amount: formatMoney(payment.amount_cents), plan: payment.plan_name })}
      </Notice>
    </div>
  )
}
