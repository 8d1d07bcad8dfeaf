import { ArrowUp, X } from 'lucide-react'
import type { Plan } from '#domains/billing/common/plans/plans.ts'
import type { AdminCategory } from '#domains/catalogue/common/catalogue.ts'
import { categoryOptions } from '#domains/catalogue/web/shared/category-options.ts'
import { type FeeException, feeSellers } from '#domains/settings/common/fees/success-fees.ts'
import { getFeeSellerLabels } from '#domains/trade-payments/common/fees/fee-labels.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { IconButton } from '#platform/web/ui/icon-button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import type { ExceptionValues } from './fee-values.ts'
import * as t from '#domains/settings/texts.ts'

interface FeeExceptionRowProps {
  at: number
  exception: ExceptionValues
  categories: AdminCategory[]
  plans: Plan[]
  wrong: { field: keyof FeeException; id: string; error: string | undefined } | null
  onChange: (changes: Partial<ExceptionValues>) => void
  onMoveUp: (() => void) | null
  onRemove: () => void
}

const figures = [
  { name: 'rate_bp', label: t.success_fee_rate },
  { name: 'floor_cents', label: t.success_fee_floor },
  { name: 'cap_cents', label: t.success_fee_cap },
] as const

export function FeeExceptionRow(props: FeeExceptionRowProps) {
  const { at, exception, categories, plans, wrong, onChange, onMoveUp, onRemove } = props
  const number = at + 1
  const findWrong = (field: keyof FeeException) =>
    wrong?.field === field ? { id: wrong.id, error: wrong.error } : {}
  return (
    <li className="grid gap-3 border-t border-line pt-5 first:border-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t.exception_number({ number })}</h3>
        <div className="flex gap-2">
          {onMoveUp && (
            <IconButton icon={ArrowUp} label={t.move_exception_up({ number })} onClick={onMoveUp} />
          )}
          <Button
            kind="quiet"
            size="small"
            icon={X}
            aria-label={t.remove_exception_number({ number })}
            onClick={onRemove}
          >
            {t.remove_exception()}
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Field label={t.exception_category()} {...findWrong('category_id')}>
          {(control) => (
            <Select
              {...control}
              value={exception.category_id}
              onChange={({ target }) => onChange({ category_id: target.value })}
              options={[{ value: '', label: t.every_category() }, ...categoryOptions(categories, categories)]}
            />
          )}
        </Field>
        <Field label={t.exception_seller()} {...findWrong('seller')}>
          {(control) => (
            <Select
              {...control}
              value={exception.seller}
              onChoose={(seller) => onChange({ seller, plan_id: '' })}
              options={feeSellers.map((value) => ({ value, label: getFeeSellerLabels()[value] }))}
            />
          )}
        </Field>
        {exception.seller === 'plan' && (
          <Field label={t.exception_plan()} {...findWrong('plan_id')}>
            {(control) => (
              <Select
                {...control}
                value={exception.plan_id}
                onChange={({ target }) => onChange({ plan_id: target.value })}
                options={[
                  { value: '', label: t.any_plan() },
                  ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          </Field>
        )}
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        {figures.map(({ name, label }) => (
          <Field key={name} label={label()} optional={name === 'cap_cents'} {...findWrong(name)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                className="num"
                value={exception[name]}
                onChange={({ target }) => onChange({ [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </li>
  )
}
