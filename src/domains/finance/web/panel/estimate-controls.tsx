import type { Finance } from '#domains/finance/common/finance.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { must } from '#platform/common/must.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import type { FinanceChoice } from '#domains/finance/common/finance-offers.ts'
import { frequencies, type Frequency } from '#domains/finance/common/repayments.ts'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Slider } from '#platform/web/ui/fields/slider.tsx'
import { getFrequencyLabels } from './frequency-labels.ts'
import type { Estimate } from './use-estimate.ts'
import * as t from '#domains/finance/texts.ts'

interface EstimateControlsProps {
  finance: Finance
  estimate: Estimate
  setLender: (lenderId: number | null) => void
  setFrequency: (frequency: Frequency) => void
  choose: (change: Partial<FinanceChoice>) => void
}

export function EstimateControls({
  finance,
  estimate,
  setLender,
  setFrequency,
  choose,
}: EstimateControlsProps) {
  const { offer, deposit_cents: depositCents, term_months: termMonths, frequency } = estimate
  const { min_cents: minCents, max_cents: maxCents, step_cents: stepCents } = offer.deposit
  const terms = offer.terms_months
  return (
    <>
      <LenderChoice finance={finance} lender_id={offer.lender_id} setLender={setLender} />
      <div className="grid justify-items-start gap-1.5">
        <p aria-hidden className="text-sm font-semibold">
          {t.how_often()}
        </p>
        <Segmented
          label={t.how_often()}
          value={frequency}
          options={frequencies.map((value) => ({ value, label: getFrequencyLabels()[value].label }))}
          onChange={setFrequency}
        />
      </div>
      <Slider
        label={t.deposit()}
        value={depositCents}
        words={formatMoney(depositCents)}
        ends={[formatMoney(minCents), formatMoney(maxCents)]}
        min={minCents}
        max={maxCents}
        step={stepCents}
        onValue={(cents) => choose({ deposit_cents: cents })}
      />
      <Slider
        label={t.term()}
        value={terms.indexOf(termMonths)}
        words={t.count_months({ count: termMonths })}
        ends={[
          t.count_months({ count: must(terms[0], 'first term') }),
          t.count_months({ count: must(terms.at(-1), 'last term') }),
        ]}
        min={0}
        max={terms.length - 1}
        step={1}
        onValue={(at) => choose({ term_months: must(terms[at], 'term') })}
      />
    </>
  )
}

type LenderChoiceProps = Pick<EstimateControlsProps, 'finance' | 'setLender'> & { lender_id: number | null }

const dealer = 'dealer'

function LenderChoice({ finance: { offers }, lender_id: lenderId, setLender }: LenderChoiceProps) {
  if (offers.length === 1) {
    const { name, logo, annual_rate_bp: annualRateBp } = must(offers[0], 'first offer')
    return (
      <p className="flex items-center gap-2 text-sm">
        {logo && (
          <img src={logo} alt="" width={32} height={32} className="size-8 rounded-control object-contain" />
        )}
        <span className="font-semibold">{name}</span>
        <span className="num text-ink-2">{t.rate_a_year({ rate: formatRate(annualRateBp) })}</span>
      </p>
    )
  }
  return (
    <RadioCards
      legend={t.lender()}
      name="finance-lender"
      value={String(lenderId ?? dealer)}
      onChange={({ target }) => setLender(target.value === dealer ? null : Number(target.value))}
      cards={offers.map((offer) => ({
        value: String(offer.lender_id ?? dealer),
        label: offer.name,
        help: [
          t.rate_a_year({ rate: formatRate(offer.annual_rate_bp) }),
          ...(offer.lender_id === null ? [t.dealer_offer()] : []),
        ].join(' · '),
      }))}
    />
  )
}
