import { formatRate } from '#domains/finance/common/rate.ts'
import { currencyPrefix, formatMoney } from '#platform/common/formats/formats.ts'
import { filledText } from '#domains/settings/common/messages/filled-text.ts'
import { describeAssumptions, getDisclosureValues, nameFees } from '#domains/finance/common/finance-labels.ts'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { getFrequencyLabels } from './frequency-labels.ts'
import type { Estimate } from './use-estimate.ts'
import * as t from '#domains/finance/texts.ts'

/** Prevents a line break between NZ$ and its figure. */
const preventAmountBreaks = (sentence: string) =>
  sentence.replaceAll(`${currencyPrefix} `, `${currencyPrefix}\u00a0`)

/** Shows the repayment beside all its terms. */
export function EstimateFigures({ estimate, disclosure }: { estimate: Estimate; disclosure: string }) {
  const { offer, repayments, loan, price_cents: priceCents, frequency } = estimate
  const totalCents = priceCents - loan.amount_cents + repayments.total_cents
  const rows: [label: string, value: string, isSentence?: true][] = [
    [t.interest_rate(), formatRate(loan.annual_rate_bp)],
    [t.fees(), preventAmountBreaks(nameFees(loan)), true],
    [t.interest(), formatMoney(repayments.interest_cents)],
    [t.total_payable(), formatMoney(totalCents)],
  ]
  return (
    <div className="grid min-w-0 content-start gap-3 rounded-control bg-sunk px-4 py-3.5">
      <p className="text-sm text-ink-2">
        {t.estimated_repayment()}
        <output className="num block text-xl font-bold text-ink">
          {formatMoney(repayments.repayment_cents)}{' '}
          <span className="text-sm font-medium text-ink-2">{getFrequencyLabels()[frequency].per}</span>
        </output>
      </p>
      <dl className="text-sm">
        {rows.map(([label, value, isSentence]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-line py-1.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className={joinClasses('num text-right font-medium', !isSentence && 'whitespace-nowrap')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="text-xs text-ink-2">
        <h3 className="font-semibold">{t.assumptions()}</h3>
        <ul className="mt-1 grid list-disc gap-1 pl-4">
          {describeAssumptions({ price_cents: priceCents, loan, repayments }).map((sentence) => (
            <li key={sentence}>{preventAmountBreaks(sentence)}</li>
          ))}
        </ul>
        <p className="mt-2 whitespace-pre-line">
          {preventAmountBreaks(
            filledText(
              disclosure,
              getDisclosureValues(offer.name, { price_cents: priceCents, loan, repayments }),
            ),
          )}
        </p>
        {offer.disclosure !== '' && <p className="mt-2 whitespace-pre-line">{offer.disclosure}</p>}
      </div>
    </div>
  )
}
