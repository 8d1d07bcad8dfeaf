import { listSectionFields, type PriceMethod } from '#domains/listings/common/rules/property-fields.ts'
import { getPriceMethods } from '#domains/listings/common/property-labels.ts'
import { Panel } from '#platform/web/ui/layout/panel.tsx'
import { PropertyFields, type PropertyPart } from './property-fields.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/selling/texts.ts'

const getDates = makeTexts((): Partial<Record<PriceMethod, string>> => ({
  auction: t.the_auction_is_on(),
  tender: t.tenders_close_on(),
  deadline_sale: t.offers_are_due_by(),
}))

const getExplained = makeTexts((): Record<PriceMethod, string> => ({
  asking_price: t.your_asking_price_buyers_may_offer(),
  enquiries_over: t.the_lowest_price_youd_consider(),
  negotiation: t.no_price_is_shown_buyers_tell_you_what(),
  auction: t.held_in_a_room_or_where_you_say_by_a(),
  tender: t.buyers_make_sealed_offers_by_a_set_day(),
  deadline_sale: t.offers_by_a_set_day_you_can_sell(),
  to_be_advised: t.the_price_isnt_decided_yet(),
}))

/** The public price, or the secret search price if the public one is no amount. */
export function PropertyPriceSection(part: PropertyPart) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The select has no other options.
  const method = part.property.price_method as PriceMethod | null
  return (
    <Panel title={t.price()}>
      <div className="grid gap-5">
        <PropertyFields
          {...part}
          fields={listSectionFields('price')}
          texts={{
            price_method: { help: method ? getExplained()[method] : t.people_read_this_on_the_listing() },
            price_cents: { label: method ? getPriceMethods()[method] : t.price() },
            price_method_date: { label: (method && getDates()[method]) ?? t.on() },
          }}
        />
      </div>
    </Panel>
  )
}
