import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Lender } from '#domains/finance/common/finance.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { nameFees } from '#domains/finance/common/finance-labels.ts'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import type { LenderActs } from './use-lenders.ts'
import * as t from '#domains/finance/texts.ts'

interface LenderColumns {
  acts: LenderActs
  lenders: Lender[]
  onEdit: (lender: Lender) => void
}

export const listLenderColumns = ({ acts, lenders, onEdit }: LenderColumns): Column<Lender>[] => [
  {
    key: 'name',
    head: t.lender(),
    grows: true,
    cell: (lender) => <Named lender={lender} onEdit={() => onEdit(lender)} />,
  },
  {
    key: 'rate',
    head: t.rate(),
    figure: true,
    wide: true,
    cell: ({ annual_rate_bp: annualRateBp }) => formatRate(annualRateBp),
  },
  {
    key: 'fees',
    head: t.fees(),
    spacious: true,
    cell: (lender) => <span className="num block min-w-44">{nameFees(lender)}</span>,
  },
  {
    key: 'deposit',
    head: t.min_deposit(),
    figure: true,
    wide: true,
    cell: ({ min_deposit_percent: minDepositPercent }) => `${minDepositPercent}%`,
  },
  {
    key: 'amounts',
    head: t.amounts(),
    ample: true,
    cell: ({ min_amount_cents: minAmountCents, max_amount_cents: maxAmountCents }) => (
      <span className="num block min-w-36">
        {t.least_to_most({ least: formatMoney(minAmountCents), most: formatMoney(maxAmountCents) })}
      </span>
    ),
  },
  {
    key: 'terms',
    head: t.terms(),
    wide: true,
    cell: ({ terms_months: termsMonths }) => (
      <span className="num whitespace-nowrap">{describeTerms(termsMonths)}</span>
    ),
  },
  {
    key: 'enabled',
    head: t.enabled(),
    cell: (lender) => (
      <span className="grid min-h-11 items-center">
        <Switch
          isBare
          label={t.enable_name({ name: lender.name })}
          checked={lender.is_enabled}
          disabled={acts.isBusy}
          onChange={({ target }) => acts.setEnabled(lender, target.checked)}
        />
      </span>
    ),
  },
  {
    key: 'order',
    head: t.order(),
    cell: (lender) => (
      <Order lender={lender} at={lenders.indexOf(lender)} last={lenders.length - 1} acts={acts} />
    ),
  },
]

const describeTerms = (months: number[]) =>
  months.length === 1
    ? t.months_only({ count: must(months[0], 'first month') })
    : t.months_from_to({ from: must(months[0], 'first month'), to: must(months.at(-1), 'last month') })

function Named({
  lender: { name, logo, annual_rate_bp: annualRateBp },
  onEdit,
}: {
  lender: Lender
  onEdit: () => void
}) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      {logo && <img src={logo} alt="" className="size-8 rounded-control object-contain" />}
      <button
        type="button"
        onClick={onEdit}
        className="min-w-0 rounded-control py-1 text-left font-semibold break-words hover:text-pounamu hover:underline"
      >
        {name}
        <span className="num block text-xs font-normal text-ink-2 md:hidden">{formatRate(annualRateBp)}</span>
      </button>
    </span>
  )
}

function Order({ lender, at, last, acts }: { lender: Lender; at: number; last: number; acts: LenderActs }) {
  const { name } = lender
  return (
    <span className="flex">
      <IconButton
        icon={ArrowUp}
        label={t.move_up_name({ name })}
        disabled={at === 0 || acts.isBusy}
        onClick={() => acts.move(lender, at - 1)}
      />
      <IconButton
        icon={ArrowDown}
        label={t.move_down_name({ name })}
        disabled={at === last || acts.isBusy}
        onClick={() => acts.move(lender, at + 1)}
      />
    </span>
  )
}
