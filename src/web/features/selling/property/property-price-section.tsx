import type { PriceMethod } from '#shared/rules/listings/property-fields.ts'
import { price_methods } from '#shared/words/property-words.ts'
import { Panel } from '#web/ui/layout/panel.tsx'
import { PropertyFields, type PropertyPart } from './property-fields.tsx'

const dates: Partial<Record<PriceMethod, string>> = {
  auction: 'The auction is on',
  tender: 'Tenders close on',
  deadline_sale: 'Offers are due by',
}

const explained: Record<PriceMethod, string> = {
  asking_price: 'Your asking price. Buyers may offer less.',
  enquiries_over: 'The lowest price you’d consider.',
  negotiation: 'No price is shown. Buyers tell you what they’d pay.',
  auction: 'Held in a room or where you say, by a licensed auctioneer: bids on land are not taken on Hoko.',
  tender: 'Buyers make sealed offers by a set day. You choose one, or none.',
  deadline_sale: 'Offers by a set day. You can sell earlier.',
  to_be_advised: 'The price isn’t decided yet.',
}

/** What is shown as the price; where it is no amount, by which amount it is found. */
export function PropertyPriceSection(part: PropertyPart) {
  const method = part.property.price_method as PriceMethod | null
  return (
    <Panel title="Price">
      <div className="grid gap-5">
        <PropertyFields
          {...part}
          fields={['price_method', 'price_cents', 'price_method_date', 'search_price_cents']}
          words={{
            price_method: { help: method ? explained[method] : 'People read this on the listing.' },
            price_cents: { label: method ? price_methods[method] : 'Price' },
            price_method_date: { label: (method && dates[method]) ?? 'On' },
          }}
        />
      </div>
    </Panel>
  )
}
