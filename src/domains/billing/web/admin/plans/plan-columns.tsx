import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import { formatPlanPrice } from '#domains/billing/common/plans/plan-limits.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { May } from '#domains/staff/web/shared/may.tsx'
import { PageLink } from '#domains/staff/web/shared/page-link.tsx'
import { setPlanStatus } from '#domains/billing/common/plans/plans.ts'
import * as t from '#domains/billing/texts.ts'

export interface PlanActs {
  move: (plan: Plan, position: number) => void
  setStatus: (plan: Plan, status: Plan['status']) => void
}

export const getMoveId = (planId: number, way: 'up' | 'down') => `plan-${planId}-${way}`

export const listPlanColumns = (acts: PlanActs, plans: Plan[], mayMove: boolean): Column<Plan>[] => [
  { key: 'name', head: t.plan(), grows: true, cell: (plan) => <Named plan={plan} /> },
  {
    key: 'price',
    head: t.price(),
    wide: true,
    cell: ({ price_cents: priceCents, interval }) => (
      <span className="num whitespace-nowrap">{formatPlanPrice(priceCents, interval)}</span>
    ),
  },
  ...listLimitColumns(),
  {
    key: 'subscribers',
    head: t.subscribers(),
    figure: true,
    wide: true,
    cell: (plan) => <Subscribers plan={plan} />,
  },
  {
    key: 'status',
    head: t.enabled(),
    cell: (plan) => (
      <span className="grid min-h-11 items-center">
        <May op={setPlanStatus} otherwise={plan.status === 'enabled' ? t.yes() : t.no()}>
          <Switch
            isBare
            label={t.enable_name({ name: plan.name })}
            checked={plan.status === 'enabled'}
            onChange={({ target }) => acts.setStatus(plan, target.checked ? 'enabled' : 'disabled')}
          />
        </May>
      </span>
    ),
  },
  ...(mayMove
    ? [
        {
          key: 'order',
          head: t.order(),
          cell: (plan: Plan) => (
            <Order plan={plan} at={plans.indexOf(plan)} last={plans.length - 1} acts={acts} />
          ),
        },
      ]
    : []),
]

function Named({ plan }: { plan: Plan }) {
  return (
    <span className="grid min-w-0">
      <PageLink to={`/subscription-plan/${plan.id}/edit`} className="py-1 font-semibold break-words">
        {plan.name}
      </PageLink>
      <span className="num text-xs text-ink-2 md:hidden">
        {formatPlanPrice(plan.price_cents, plan.interval)}
        {(plan.admin?.subscribers ?? 0) > 0 && (
          <>
            {' · '}
            <Subscribers plan={plan} isSentence />
          </>
        )}
      </span>
    </span>
  )
}

function Subscribers({ plan, isSentence = false }: { plan: Plan; isSentence?: boolean }) {
  const count = plan.admin?.subscribers ?? 0
  const label = t.count_subscribers({ count })
  if (count === 0) return '0'
  return (
    <Link
      to={`/users-list?plan_id=${plan.id}`}
      aria-label={isSentence ? undefined : label}
      className="rounded-control whitespace-nowrap underline hover:text-pounamu"
    >
      {isSentence ? label : formatCount(count)}
    </Link>
  )
}

function Order({ plan, at, last, acts }: { plan: Plan; at: number; last: number; acts: PlanActs }) {
  return (
    <span className="flex">
      <IconButton
        icon={ArrowUp}
        label={t.move_up_name({ name: plan.name })}
        id={getMoveId(plan.id, 'up')}
        disabled={at === 0}
        onClick={() => acts.move(plan, at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={t.move_down_name({ name: plan.name })}
        id={getMoveId(plan.id, 'down')}
        disabled={at === last}
        onClick={() => acts.move(plan, at + 1)}
      />
    </span>
  )
}

const describeCount = (limit: number | null) => (limit === null ? t.unlimited() : formatCount(limit))

const listLimitColumns = (): Column<Plan>[] =>
  [
    { key: 'general', head: t.general(), cell: (plan: Plan) => describeCount(plan.max_general_listings) },
    { key: 'vehicles', head: t.vehicles(), cell: (plan: Plan) => describeCount(plan.max_vehicle_listings) },
    { key: 'property', head: t.property(), cell: (plan: Plan) => describeCount(plan.max_property_listings) },
    { key: 'photos', head: t.photos(), cell: (plan: Plan) => describeCount(plan.max_pictures) },
    { key: 'featured', head: t.featured(), cell: (plan: Plan) => describeCount(plan.featured_listings) },
  ].map((column) => ({ ...column, figure: true, spacious: true }))
