import { Gavel, MessageCircle, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import type { ClosingRules } from '#domains/settings/common/closing-rules.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Field } from '#platform/web/ui/fields/field.tsx'
import { MoneyInput } from '#platform/web/ui/fields/money-input.tsx'
import { type RadioCard, RadioCards } from '#platform/web/ui/fields/radio-cards.tsx'
import { Switch } from '#platform/web/ui/fields/switch.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { fieldIds, type SectionProps, getDetails } from '../form/sell-check.ts'
import type { SellValues } from '../form/sell-values.ts'
import { ClosingChoice, RelistChoice } from './closing-choice.tsx'
import * as t from '#domains/selling/texts.ts'

function OfferChoice({ values, problems, change }: SectionProps) {
  return (
    <div className="grid gap-4">
      <Switch
        id={fieldIds.accepts_offers}
        label={t.take_offers()}
        help={t.buyers_can_offer_less_than_your_price({ is_auction: values.sale_method === 'auction' })}
        checked={values.accepts_offers}
        onChange={(event) => change({ accepts_offers: event.target.checked })}
      />
      {values.accepts_offers && (
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
          <Field
            label={t.accept_from()}
            optional
            id={fieldIds.auto_accept_cents}
            error={problems.auto_accept_cents}
            help={t.secret_offers_at_or_above_this_are()}
          >
            {(control) => (
              <MoneyInput
                {...control}
                cents={values.auto_accept_cents}
                onCents={(autoAcceptCents) => change({ auto_accept_cents: autoAcceptCents })}
              />
            )}
          </Field>
          <Field
            label={t.decline_below()}
            optional
            id={fieldIds.auto_decline_cents}
            error={problems.auto_decline_cents}
            help={t.secret_lower_offers_are_declined()}
          >
            {(control) => (
              <MoneyInput
                {...control}
                cents={values.auto_decline_cents}
                onCents={(autoDeclineCents) => change({ auto_decline_cents: autoDeclineCents })}
              />
            )}
          </Field>
        </div>
      )}
    </div>
  )
}

const getMethods = makeTexts((): RadioCard<SellValues['sale_method']>[] => [
  {
    value: 'auction',
    label: t.auction(),
    icon: Gavel,
    help: t.people_bid_until_it_closes_the_highest(),
  },
  {
    value: 'fixed_price',
    label: t.fixed_price(),
    icon: Tag,
    help: t.first_to_pay_your_price_gets_it(),
  },
])

const getEnquire = makeTexts((): RadioCard<SellValues['sale_method']> => ({
  value: 'enquire',
  label: t.sale_asking_price(),
  icon: MessageCircle,
  help: t.classified_buyers_ask_you_about_it(),
}))

export type PricedThing = Pick<SellValues, 'type' | 'category_id' | 'title' | 'condition'> & {
  vehicle: Vehicle | null
}

type SaleSectionProps = SectionProps & {
  rules: ClosingRules
  renderSoldPrices: (thing: PricedThing) => ReactNode
  /** The sale method is fixed once the listing is live. */
  is_live?: boolean
}

const getLiveWords = makeTexts((): Record<SellValues['sale_method'], string> => ({
  auction: t.it_sells_by_auction(),
  fixed_price: t.it_sells_at_a_fixed_price(),
  enquire: t.buyers_contact_you(),
}))

export function SaleSection(props: SaleSectionProps) {
  const { values, problems, change } = props
  const { type, category_id: categoryId, title, condition } = values
  return (
    <Panel title={t.price_and_sale()}>
      <div className="grid gap-5">
        {props.is_live ? (
          <p className="text-sm text-ink-2">
            {joinSentences(getLiveWords()[values.sale_method], t.to_sell_it_another_way())}
          </p>
        ) : (
          <RadioCards
            legend={t.how_it_sells()}
            name="sale_method"
            id={fieldIds.sale_method}
            cards={[...getMethods(), getEnquire()]}
            columns={3}
            value={values.sale_method}
            onChoose={(method) => change({ sale_method: method })}
            error={problems.sale_method}
          />
        )}
        {props.renderSoldPrices({
          type,
          category_id: categoryId,
          title,
          condition,
          vehicle: getDetails(values).vehicle,
        })}
        {values.sale_method === 'auction' ? <AuctionFields {...props} /> : <FixedFields {...props} />}
        <OfferChoice {...{ values, problems, change }} />
      </div>
    </Panel>
  )
}

function AuctionFields({ values, problems, change, rules, is_live: isLive }: SaleSectionProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-3 sm:items-start sm:gap-4">
        <Field
          label={t.start_price()}
          id={fieldIds.start_price_cents}
          error={problems.start_price_cents}
          help={t.a_low_start_price_attracts_bidders()}
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={values.start_price_cents}
              onCents={(startPriceCents) => change({ start_price_cents: startPriceCents })}
            />
          )}
        </Field>
        <Field
          label={t.reserve()}
          optional
          id={fieldIds.reserve_price_cents}
          error={problems.reserve_price_cents}
          help={t.secret_the_least_youll_accept_bidders()}
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={values.reserve_price_cents}
              onCents={(reservePriceCents) => change({ reserve_price_cents: reservePriceCents })}
            />
          )}
        </Field>
        <Field
          label={t.buy_now()}
          optional
          id={fieldIds.buy_now_price_cents}
          error={problems.buy_now_price_cents}
          help={t.buyers_can_buy_it_now_until({ has_reserve: Boolean(values.reserve_price_cents) })}
        >
          {(control) => (
            <MoneyInput
              {...control}
              cents={values.buy_now_price_cents}
              onCents={(buyNowPriceCents) => change({ buy_now_price_cents: buyNowPriceCents })}
            />
          )}
        </Field>
      </div>
      <ClosingChoice values={values} problems={problems} change={change} rules={rules} is_live={isLive} />
      <RelistChoice {...{ values, problems, change, rules }} />
    </>
  )
}

function FixedFields({ values, problems, change }: SectionProps) {
  // A plate belongs to a single vehicle.
  const isOneOff = Boolean(values.vehicle?.plate) && values.quantity === '1'
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start sm:gap-4">
      <Field
        label={t.price()}
        id={fieldIds.buy_now_price_cents}
        error={problems.buy_now_price_cents}
        help={
          values.sale_method === 'enquire'
            ? t.your_asking_price()
            : isOneOff
              ? undefined
              : t.per_item_excluding_delivery()
        }
      >
        {(control) => (
          <MoneyInput
            {...control}
            cents={values.buy_now_price_cents}
            onCents={(buyNowPriceCents) => change({ buy_now_price_cents: buyNowPriceCents })}
          />
        )}
      </Field>
      {values.sale_method === 'fixed_price' && !isOneOff && <HowMany {...{ values, problems, change }} />}
    </div>
  )
}

function HowMany({ values, problems, change }: SectionProps) {
  return (
    <Field
      label={t.how_many()}
      id={fieldIds.quantity}
      error={problems.quantity}
      help={t.all_identical_they_can_be_sold_one_at()}
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
