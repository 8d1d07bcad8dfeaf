import { Check } from 'lucide-react'
import type { Trade } from '#domains/trades/common/trades.ts'
import { formatShortInstant } from '#platform/common/formats/formats.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { listSteps, type StepMoney, type TradeStep } from '../trade-labels.ts'
import * as t from '#domains/trades/texts.ts'

export function TradeSteps({ trade, money }: { trade: Trade; money?: StepMoney }) {
  return (
    <ol aria-label={t.sale_progress()} className="grid gap-x-7 gap-y-2 sm:flex sm:flex-wrap">
      {listSteps(trade, money).map((step) => (
        <Step key={step.label} step={step} />
      ))}
    </ol>
  )
}

const getStateLabels = makeTexts((): Record<TradeStep['state'], string> => ({
  done: t.done_already(),
  next: t.next_step(),
  later: t.not_yet(),
}))

function Step({ step: { label, state, at } }: { step: TradeStep }) {
  return (
    <li className="flex items-start gap-2 text-sm">
      <span
        aria-hidden
        className={joinClasses(
          'mt-0.5 grid size-4.5 shrink-0 place-items-center rounded-full border-2',
          state === 'done' && 'border-pounamu bg-pounamu text-on-pounamu',
          state === 'next' && 'border-pounamu',
          state === 'later' && 'border-line-strong',
        )}
      >
        {state === 'done' && <Check size={12} strokeWidth={3} />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 sm:grid">
        <span className={state === 'later' ? 'text-ink-2' : 'font-semibold'}>
          {label}
          <span className="sr-only">, {getStateLabels()[state]}</span>
        </span>
        {at && (
          <time dateTime={at} className="num text-xs text-ink-2">
            {formatShortInstant(new Date(at))}
          </time>
        )}
      </span>
    </li>
  )
}
