import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  type CountLimits,
  formatPlanPrice,
  listPlanBenefits,
  type PlanLimits,
} from '#domains/billing/common/plans/plan-limits.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'

interface PlanCardProps {
  plan: PlanLimits & { name: string; description: string; price_cents: number; interval: 'month' | 'year' }
  free: CountLimits
  /** Shown beside the name, such as for the member's own plan. */
  badge?: ReactNode
  action?: ReactNode
  /** Below the price, such as what a yearly payer saves. */
  saving?: string | null
  isCurrent?: boolean
}

export function PlanCard({ plan, free, badge, action, saving, isCurrent = false }: PlanCardProps) {
  return (
    <article
      className={joinClasses(
        'flex h-full flex-col gap-3 rounded-panel border bg-paper p-5',
        isCurrent ? 'border-pounamu' : 'border-line',
      )}
    >
      <header className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="heading text-base break-words">{plan.name}</h3>
          {badge}
        </div>
        <p className="num text-lg font-semibold">{formatPlanPrice(plan.price_cents, plan.interval)}</p>
        {saving && <p className="text-sm font-semibold text-pounamu">{saving}</p>}
        {plan.description && (
          <p className="text-sm break-words whitespace-pre-line text-ink-2">{plan.description}</p>
        )}
      </header>
      <ul className="grid gap-1.5 text-sm">
        {listPlanBenefits(plan, free).map((benefit) => (
          <li key={benefit} className="flex items-start gap-2">
            <Check aria-hidden size={16} strokeWidth={2} className="mt-0.5 shrink-0 text-pounamu" />
            {benefit}
          </li>
        ))}
      </ul>
      {action && <div className="mt-auto pt-1">{action}</div>}
    </article>
  )
}
