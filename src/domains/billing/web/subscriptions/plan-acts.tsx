import { useState } from 'react'
import {
  cancelSubscription,
  retryPayment,
  type Subscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { useApiMutation } from '#platform/web/loading/query.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/confirm-dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { RenderCard } from './change-dialog.tsx'
import { openPaymentPage, formatDay } from './subscription-labels.ts'
import { useRefreshSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

const ChangeDialog = lazyOnClick(async () => (await import('./change-dialog.tsx')).ChangeDialog)

interface PlanActsProps {
  subscription: Subscription
  renderCard: RenderCard
}

export function PlanActs({ subscription, renderCard }: PlanActsProps) {
  const {
    id,
    plan,
    interval,
    status,
    cancels_at_period_end: cancelsAtPeriodEnd,
    next_plan: nextPlan,
  } = subscription
  const [openDialog, setOpenDialog] = useState<'cancel' | 'keep' | null>(null)
  const refresh = useRefreshSubscription()
  const retry = useApiMutation(retryPayment)
  const named = { plan: plan.name }

  async function pay() {
    try {
      const { payment } = await retry.mutateAsync({ id })
      if (openPaymentPage(payment)) notify.success(t.subscriptions_paid(named))
    } catch (error) {
      notify.error(getMessage(error))
    }
    refresh()
  }

  return (
    <div className="flex flex-wrap gap-2">
      {status === 'past_due' && (
        <Button busy={retry.isPending} onClick={() => void pay()}>
          {t.pay_now()}
        </Button>
      )}
      {(cancelsAtPeriodEnd || nextPlan) && (
        <Button onClick={() => setOpenDialog('keep')}>{t.keep_plan(named)}</Button>
      )}
      {!cancelsAtPeriodEnd && (
        <Button kind="quiet" onClick={() => setOpenDialog('cancel')}>
          {t.cancel_plan()}
        </Button>
      )}
      {openDialog === 'cancel' && (
        <CancelDialog subscription={subscription} onClose={() => setOpenDialog(null)} />
      )}
      {openDialog === 'keep' && (
        <ChangeDialog
          plan={{ ...plan, interval }}
          isNew={false}
          renderCard={renderCard}
          onClose={() => setOpenDialog(null)}
        />
      )}
    </div>
  )
}

function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { id, plan, status, period_ends_at: periodEndsAt } = subscription
  const cancel = useApiMutation(cancelSubscription)
  const refresh = useRefreshSubscription()
  const named = { plan: plan.name, day: formatDay(periodEndsAt) }
  const isPastDue = status === 'past_due'

  async function confirm() {
    try {
      await cancel.mutateAsync({ id })
    } catch {
      // The dialog shows the error.
      return refresh()
    }
    notify.success(isPastDue ? t.plan_cancelled(named) : t.cancel_scheduled(named))
    refresh()
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title={t.cancel_title(named)}
      confirm={t.cancel_plan()}
      cancel={t.keep_this_plan()}
      kind="danger"
      busy={cancel.isPending}
      error={cancel.error ? getMessage(cancel.error) : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isPastDue ? t.cancel_body_past_due(named) : t.cancel_body(named)}
    </ConfirmDialog>
  )
}
