import type { ClosingRules } from '#shared/rules/closing-rules.ts'
import { Gavel, MessageCircle, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Vehicle } from '#contract/listings/vehicles.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { MoneyInput } from '#web/ui/fields/money-input.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { RadioCards } from '#web/ui/fields/radio-cards.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { ClosingChoice } from './closing-choice.tsx'
import { OfferChoice } from './offer-choice.tsx'
import { RelistChoice } from '../ending/relist-choice.tsx'
import { getDetails, fieldIds } from '../form/sell-check.ts'
import type { SectionProps } from '../form/sell-section.ts'
import type { SellValues } from '../form/sell-values.ts'

const methods = [
  {
    value: 'auction',
    label: 'Auction',
    icon: Gavel,
    help: 'People bid until it closes. The highest bid buys it.',
  },
  {
    value: 'fixed_price',
    label: 'Fixed price',
    icon: Tag,
    help: 'First to pay your price gets it.',
  },
]

/** With a price to talk about, as vehicles are often sold. */
const enquire = {
  value: 'enquire',
  label: 'Asking price',
  icon: MessageCircle,
  help: 'Classified: buyers ask you about it here. No Buy Now.',
}

/** What is being priced, as far as it is described. */
export type PricedThing = Pick<SellValues, 'type' | 'category_id' | 'title' | 'condition'> & {
  vehicle: Vehicle | null
}

type SaleSectionProps = SectionProps & {
  rules: ClosingRules
  /** What similar things went for. */
  renderSoldPrices: (thing: PricedThing) => ReactNode
  /** How it sells is settled once it is live. */
  is_live?: boolean
}

const liveWords: Record<SellValues['sale_method'], string> = {
  auction: 'It sells by auction.',
  fixed_price: 'It sells at a fixed price.',
  enquire: 'Buyers contact you.',
}

export function SaleSection(props: SaleSectionProps) {
  const { values, problems, change } = props
  const { type, category_id, title, condition } = values
  return (
    <Panel title="Price and sale">
      <div className="grid gap-5">
        {props.is_live ? (
          <p className="text-sm text-ink-2">
            {liveWords[values.sale_method]} To sell it another way, withdraw it and list it again.
          </p>
        ) : (
          <RadioCards
            legend="How it sells"
            name="sale_method"
            id={fieldIds.sale_method}
            cards={[...methods, enquire]}
            columns={3}
            value={values.sale_method}
            onChange={(event) => change({ sale_method: event.target.value as SellValues['sale_method'] })}
            error={problems.sale_method}
          />
        )}
        {props.renderSoldPrices({ type, category_id, title, condition, vehicle: getDetails(values).vehicle })}
        {values.sale_method === 'auction' ? <AuctionFields {...props} /> : <FixedFields {...props} />}
        <OfferChoice {...{ values, problems, change }} />
      </div>
    </Panel>
  )
}

function AuctionFields({ values, problems, change, rules, is_live }: SaleSectionProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3 sm:items-start sm:gap-4">
        <Field
          label="Start price"
          id={fieldIds.start_price_cents}
          error={problems.start_price_cents}
          help="A low start price attracts bidders."
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={values.start_price_cents}
              onCents={(start_price_cents) => change({ start_price_cents })}
            />
          )}
        </Field>
        <Field
          label="Reserve"
          optional
          id={fieldIds.reserve_price_cents}
          error={problems.reserve_price_cents}
          help="Secret: the least you’ll accept. Bidders only see whether it’s met."
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={values.reserve_price_cents}
              onCents={(reserve_price_cents) => change({ reserve_price_cents })}
            />
          )}
        </Field>
        <Field
          label="Buy now"
          optional
          id={fieldIds.buy_now_price_cents}
          error={problems.buy_now_price_cents}
          help={`Buyers can buy it now, until ${values.reserve_price_cents ? 'the reserve is met' : 'the first bid'}.`}
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={values.buy_now_price_cents}
              onCents={(buy_now_price_cents) => change({ buy_now_price_cents })}
            />
          )}
        </Field>
      </div>
      <ClosingChoice values={values} problems={problems} change={change} rules={rules} is_live={is_live} />
      <RelistChoice {...{ values, problems, change, rules }} />
    </>
  )
}

function FixedFields({ values, problems, change }: SectionProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
      <Field
        label="Price"
        id={fieldIds.buy_now_price_cents}
        error={problems.buy_now_price_cents}
        help={values.sale_method === 'enquire' ? 'Your asking price.' : 'Per item, excluding shipping.'}
      >
        {(control) => (
          <MoneyInput
            {...control}
            cents={values.buy_now_price_cents}
            onCents={(buy_now_price_cents) => change({ buy_now_price_cents })}
          />
        )}
      </Field>
      {values.sale_method === 'fixed_price' && <HowMany {...{ values, problems, change }} />}
    </div>
  )
}

function HowMany({ values, problems, change }: SectionProps) {
  return (
    <Field
      label="How many"
      id={fieldIds.quantity}
      error={problems.quantity}
      help="All identical. They can be sold one at a time."
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={values.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
          className="num"
        />
      )}
    </Field>
  )
}
