import type { Finance } from '#domains/finance/common/finance.ts'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { formatRate } from '#domains/finance/common/rate.ts'
import type { FinanceChoice } from '#domains/finance/common/finance-offers.ts'
import { frequencies, type Frequency } from '#domains/finance/common/repayments.ts'
import { RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Segmented } from '#platform/web/ui/fields/segmented.tsx'
import { Slider } from '#platform/web/ui/fields/slider.tsx'
import { getFrequencyWords } from './frequency-labels.ts'
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
  const { offer, deposit_cents, term_months, frequency } = estimate
  const { min_cents, max_cents, step_cents } = offer.deposit
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
          options={frequencies.map((value) => ({ value, label: getFrequencyWords()[value].label }))}
          onChange={setFrequency}
        />
      </div>
      <Slider
        label={t.deposit()}
        value={deposit_cents}
        words={formatMoney(deposit_cents)}
        ends={[formatMoney(min_cents), formatMoney(max_cents)]}
        min={min_cents}
        max={max_cents}
        step={step_cents}
        onValue={(cents) => choose({ deposit_cents: cents })}
      />
      <Slider
        label={t.term()}
        value={terms.indexOf(term_months)}
        words={t.count_months({ count: term_months })}
        ends={[t.count_months({ count: terms[0]! }), t.count_months({ count: terms.at(-1)! })]}
        min={0}
        max={terms.length - 1}
        step={1}
        onValue={(at) => choose({ term_months: terms[at]! })}
      />
    </>
  )
}

type LenderChoiceProps = Pick<EstimateControlsProps, 'finance' | 'setLender'> & { lender_id: number | null }

const dealer = 'dealer'

function LenderChoice({ finance: { offers }, lender_id, setLender }: LenderChoiceProps) {
  if (offers.length === 1) {
    const { name, logo, annual_rate_bp } = offers[0]!
    return (
      <p className="flex items-center gap-2 text-sm">
        {logo && (
          <img src={logo} alt="" width={32} height={32} className="size-8 rounded-control object-contain" />
        )}
        <span className="font-semibold">{name}</span>
        <span className="num text-ink-2">{t.rate_a_year({ rate: formatRate(annual_rate_bp) })}</span>
      </p>
    )
  }
  return (
    <RadioCards
      legend={t.lender()}
      name="finance-lender"
      value={String(lender_id ?? dealer)}
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
