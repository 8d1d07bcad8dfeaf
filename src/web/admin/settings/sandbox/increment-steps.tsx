import { Plus, RotateCcw, X } from 'lucide-react'
import { max_increment_steps } from '#contract/bidding/rule-sandbox.ts'
import { Button } from '#web/ui/button.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { type StepValues, todaysSteps } from './sandbox-values.ts'
import * as t from './texts.ts'

interface IncrementStepsProps {
  id: string
  error: string | undefined
  steps: StepValues[]
  onChange: (steps: StepValues[]) => void
}

export function IncrementSteps({ id, error, steps, onChange }: IncrementStepsProps) {
  const change = (key: number, changes: Partial<StepValues>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...changes } : step)))
  const add = () => {
    const key = Math.max(...steps.map((step) => step.key)) + 1
    onChange(steps.toSpliced(-1, 0, { key, up_to: null, increment: null }))
  }
  return (
    <fieldset aria-describedby={`${id}-help`} className="min-w-0">
      <legend className="text-sm font-semibold">{t.bid_increments()}</legend>
      <p id={`${id}-help`} className="mb-3 text-xs text-ink-2">
        {t.increments_help()}
      </p>
      <ol className="grid max-w-md gap-2">
        <li
          aria-hidden
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.5rem] gap-2 text-xs text-ink-2 max-sm:hidden"
        >
          <span>{t.up_to()}</span>
          <span>{t.increment()}</span>
        </li>
        {steps.map((step, at) => {
          const isLast = at === steps.length - 1
          const number = at + 1
          const wrong = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
          return (
            <li
              key={step.key}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.5rem] items-center gap-2 max-sm:border-t max-sm:border-line max-sm:pt-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.5rem]"
            >
              {!isLast && <PhoneLabel>{t.up_to()}</PhoneLabel>}
              {isLast ? (
                <span className="text-sm max-sm:col-span-3">{t.above_that()}</span>
              ) : (
                <MoneyInput
                  {...wrong}
                  aria-label={t.up_to_in_step({ number })}
                  cents={step.up_to}
                  onCents={(up_to) => change(step.key, { up_to })}
                />
              )}
              {!isLast && (
                <span className="sm:order-last">
                  <IconButton
                    icon={X}
                    label={t.remove_step({ number })}
                    onClick={() => onChange(steps.filter(({ key }) => key !== step.key))}
                  />
                </span>
              )}
              <PhoneLabel>{t.increment()}</PhoneLabel>
              <MoneyInput
                {...wrong}
                id={at === 0 ? id : undefined}
                aria-label={t.increment_in_step({ number })}
                cents={step.increment}
                onCents={(increment) => change(step.key, { increment })}
              />
            </li>
          )
        })}
      </ol>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-pohutukawa">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {steps.length < max_increment_steps && (
          <Button kind="quiet" size="small" icon={Plus} onClick={add}>
            {t.add_a_step()}
          </Button>
        )}
        <Button kind="ghost" size="small" icon={RotateCcw} onClick={() => onChange(todaysSteps())}>
          {t.back_to_todays_increments()}
        </Button>
      </div>
    </fieldset>
  )
}

const PhoneLabel = ({ children }: { children: string }) => (
  <span aria-hidden className="text-sm text-ink-2 sm:hidden">
    {children}
  </span>
)
