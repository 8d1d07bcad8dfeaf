import { useState, type ReactNode } from 'react'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import {
  type ChangePreview,
  changeSubscription,
  createSubscription,
  previewSubscription,
} from '#domains/billing/common/subscriptions/subscriptions.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { BindingDialog } from '#platform/web/binding/binding-dialog.tsx'
import { notifyWentBack } from '#platform/web/binding/notify-went-back.ts'
import { useBinding } from '#platform/web/binding/use-binding.ts'
import { useApiQuery } from '#platform/web/loading/query.tsx'
import { getMessage } from '#platform/web/session/problem.ts'
import { Dialog } from '#platform/web/ui/overlays/dialog.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import { ErrorState } from '#platform/web/ui/states/error-state.tsx'
import { Notice } from '#platform/web/ui/states/notice.tsx'
import { Loading, SkeletonRow } from '#platform/web/ui/states/skeleton.tsx'
import { formatDay, openPaymentPage, formatPrice } from './subscription-labels.ts'
import { useRefreshSubscription } from './use-subscription.ts'
import * as t from '#domains/billing/texts.ts'

function ChangeCosts({ preview: { lines, due_cents: dueCents, above, loses } }: { preview: ChangePreview }) {
  return (
    <>
      {lines.length > 0 && (
        <dl className="grid gap-2">
          {lines.map((line) => (
            <div key={line.description} className="flex items-baseline justify-between gap-4">
              <dt className="min-w-0 break-words">
                {line.description}
                {line.starts_at && line.ends_at && (
                  <span className="num block text-xs text-ink-3">
                    {t.period({ from: formatDay(line.starts_at), to: formatDay(line.ends_at) })}
                  </span>
                )}
              </dt>
              <dd className="num shrink-0 whitespace-nowrap text-ink">{formatMoney(line.amount_cents)}</dd>
            </div>
          ))}
          <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2 font-semibold text-ink">
            <dt>{dueCents > 0 ? t.due_now() : t.nothing_due()}</dt>
            <dd className="num shrink-0 whitespace-nowrap">{formatMoney(dueCents)}</dd>
          </div>
        </dl>
      )}
      <Losses above={above} loses={loses} />
      {dueCents > 0 && <p className="text-xs text-ink-3">{t.gst_included()}</p>}
    </>
  )
}

function Losses({ above, loses }: Pick<ChangePreview, 'above' | 'loses'>) {
  const live = above.filter((one) => one.type !== 'featured')
  const featured = above.find((one) => one.type === 'featured')
  if (above.length + loses.length === 0) return null
  return (
    <Notice kind="bid">
      {live.map(({ type, ...count }) => (
        <span key={type} className="block">
          {t.above_limit({ type: type === 'featured' ? 'other' : type, ...count })}
        </span>
      ))}
      {live.length > 0 && <span className="block">{t.above_stay()}</span>}
      {featured && <span className="block">{t.above_featured(featured)}</span>}
      {loses.map((extra) => (
        <span key={extra} className="block">
          {t.loses_extra({ extra })}
        </span>
      ))}
    </Notice>
  )
}

/** Renders the choice of a card and reports whether there is one. */
export type RenderCard = (onReady: (isReady: boolean) => void) => ReactNode

interface ChangeDialogProps {
  plan: Pick<Plan, 'id' | 'name' | 'interval'>
  isNew: boolean
  /** To a plan of another kind, which is no better or worse than the present one. */
  isSwitch?: boolean
  renderCard: RenderCard
  onClose: () => void
}

/** Shows the price before the commitment; the shown amount is the one charged. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { plan, onClose } = props
  const { data, error, isFetching, refetch } = useApiQuery(
    previewSubscription,
    { id: plan.id },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  )
  if (data) return <ConfirmPlanChange {...props} preview={data} />
  return (
    <Dialog open onClose={onClose} shape="sheet" title={t.get_plan({ plan: plan.name })}>
      {error ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          {getMessage(error)}
        </ErrorState>
      ) : (
        <Loading label={t.working_out()}>
          <SkeletonRow />
        </Loading>
      )}
    </Dialog>
  )
}

function ConfirmPlanChange({
  plan,
  isNew,
  isSwitch = false,
  renderCard,
  preview,
  onClose,
}: ChangeDialogProps & { preview: ChangePreview }) {
  const create = useBinding(createSubscription)
  const change = useBinding(changeSubscription)
  const binding = isNew ? create : change
  const refresh = useRefreshSubscription()
  const [failure, setFailure] = useState<string | null>(null)
  const [canPay, setCanPay] = useState(preview.can_pay)
  const named = { plan: plan.name, day: formatDay(preview.at) }
  const label = describePress(preview, named)

  /** The refusal of the last card doesn't apply to this one. */
  function chooseCard(isReady: boolean) {
    setCanPay(isReady)
    setFailure(null)
  }

  async function confirm() {
    setFailure(null)
    const { as_of: asOf, due_cents: dueCents, renewal_cents: renewalCents } = preview
    const shown = { plan_id: plan.id, due_cents: dueCents, renewal_cents: renewalCents }
    const outcome = await (isNew ? create.send(shown) : change.send({ ...shown, as_of: asOf }))
    refresh()
    if (outcome.kind === 'held') return
    if (outcome.kind === 'refused') return setFailure(getMessage(outcome.error))
    const wentBack = notifyWentBack(outcome, {
      name: 'plan',
      title: plan.name,
      price: dueCents > 0 ? formatMoney(dueCents) : null,
      to: '/plans',
    })
    if (outcome.kind === 'done' && !wentBack && openPaymentPage(outcome.reply.payment))
      notify.success(describeDone(preview, named))
    onClose()
  }

  return (
    <BindingDialog
      title={isSwitch ? t.switch_to(named) : describeTitle(preview, named)}
      description={describeWhat(preview, plan)}
      binding={binding}
      name="plan"
      confirm={label}
      disabledLabel={preview.needs_card && !canPay ? label : undefined}
      error={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <ChangeCosts preview={preview} />
      {preview.needs_card && renderCard(chooseCard)}
    </BindingDialog>
  )
}

interface NamedPlan {
  plan: string
  day: string
}

const describeTitle = ({ kind }: ChangePreview, named: NamedPlan) =>
  ({ start: t.get_plan, upgrade: t.upgrade_to, downgrade: t.change_to, same: t.keep_title })[kind](named)

const describeDone = ({ kind }: ChangePreview, named: NamedPlan) =>
  ({ start: t.plan_started, upgrade: t.plan_started, downgrade: t.change_noted, same: t.plan_kept })[kind](
    named,
  )

function describePress({ kind, due_cents: dueCents }: ChangePreview, named: NamedPlan): string {
  if (dueCents > 0) return t.pay_amount({ amount: formatMoney(dueCents) })
  return kind === 'same' ? t.keep_plan(named) : t.change_plan()
}

function describeWhat(
  { kind, at, renews_at: renewsAt, renewal_cents: renewalCents }: ChangePreview,
  plan: ChangeDialogProps['plan'],
): string {
  const price = formatPrice(renewalCents, plan.interval)
  if (kind === 'same') return t.keep_at({ plan: plan.name, day: formatDay(renewsAt), price })
  if (kind === 'downgrade') return t.downgrade_at({ day: formatDay(at), next: plan.name, price })
  return t.starts_today_then({ price, day: formatDay(renewsAt) })
}
