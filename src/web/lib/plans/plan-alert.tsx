import { formatPlanPrice } from '#shared/words/plan-words.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { PlanNeed } from './use-plan-alert.ts'
import * as t from './texts.ts'

/** The subscription alert: the settings' words, and the plan that would help. */
export function PlanAlert({ need, onClose }: { need: PlanNeed | null; onClose: () => void }) {
  if (!need) return null
  const { message, used, limit, plan_needed } = need
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.you_need_a_plan()}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t.not_now()}
          </Button>
          <LinkButton to={getPlansPath(plan_needed?.id)}>
            {plan_needed ? t.see_this_plan() : t.see_plans()}
          </LinkButton>
        </>
      }
    >
      <div className="grid gap-3.5">
        <p className="text-sm whitespace-pre-line">{message}</p>
        {plan_needed && (
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 rounded-panel border border-pounamu bg-pounamu-wash px-4 py-3">
            <span className="heading text-base break-words">{plan_needed.name}</span>
            <span className="num text-sm font-semibold">
              {formatPlanPrice(plan_needed.price_cents, plan_needed.interval)}
            </span>
          </div>
        )}
        {limit !== null && limit > 0 && (
          <p className="num text-sm text-ink-2">{t.youre_using_used_of_limit({ used, limit })}</p>
        )}
      </div>
    </Dialog>
  )
}

export const getPlansPath = (id?: number): string => (id === undefined ? '/plans' : `/plans?plan=${id}`)
