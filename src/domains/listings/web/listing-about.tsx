import { formatMoney } from '#platform/common/formats/formats.ts'
import type { Listing } from '#domains/listings/common/listings.ts'
import { shippingPrices } from '#domains/listings/common/shipping-price.ts'
import { ListingAttributes } from './listing-attributes.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { ConsumerNoticePanel } from './types/consumer-notice.tsx'
import { VehicleAttributes } from './types/vehicle-attributes.tsx'
import { VehicleFacts } from './types/vehicle-facts.tsx'
import { PropertyDetails, PropertyHead } from './types/property-about.tsx'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listings/texts.ts'

const getPickups = makeTexts(() => ({ none: t.no_pickup(), allowed: t.available(), must: t.pickup_only() }))
const getPayments = makeTexts(() => ({
  bank_transfer: t.bank_transfer(),
  cash: t.cash(),
  other: t.another_way_agreed_with_the_seller(),
}))

const getMethods = makeTexts(() => ({
  auction: t.auction(),
  fixed_price: t.fixed_price(),
  enquire: t.asking_price(),
}))

const describeSale = ({ sale_method: saleMethod, price_cents: priceCents }: Listing): string =>
  saleMethod === 'enquire' && priceCents === 0 ? t.by_enquiry() : getMethods()[saleMethod]

function describeShipping({ shipping_options: shippingOptions, pickup }: Listing): string {
  const { from_cents: fromCents, options } = shippingPrices(shippingOptions)
  if (fromCents === null) return pickup === 'must' ? t.none() : t.to_be_agreed()
  if (fromCents === 0) return t.free()
  const price = formatMoney(fromCents)
  return options.length > 1 ? t.from_price({ price }) : price
}

export function ListingAbout({ listing }: { listing: Listing }) {
  const { property } = listing
  if (property) {
    return (
      <>
        <PropertyHead listing={listing} property={property} />
        <ListingDescription text={listing.description} />
        <PropertyDetails listing={listing} property={property} />
        <ListingAttributes rows={listing.attribute_rows} />
      </>
    )
  }
  return (
    <>
      {listing.vehicle ? (
        <VehicleFacts vehicle={listing.vehicle} condition={listing.condition} />
      ) : (
        <ListingFacts listing={listing} />
      )}
      <ListingDescription text={listing.description} />
      {listing.vehicle && <VehicleAttributes vehicle={listing.vehicle} word={listing.register_word} />}
      {listing.consumer_notice && (
        // It has its own PDF for printing.
        <div className="contents print:hidden">
          <ConsumerNoticePanel notice={listing.consumer_notice} listing_id={listing.id} />
        </div>
      )}
      <ListingAttributes rows={listing.attribute_rows} />
      <DeliveryAndPayment listing={listing} />
    </>
  )
}

function ListingFacts({ listing }: { listing: Listing }) {
  const facts = [
    {
      label: t.condition(),
      value:
        listing.condition === 'new' ? t.new_word() : listing.condition === 'used' ? t.used() : t.not_given(),
    },
    { label: t.how_it_sells(), value: describeSale(listing) },
    { label: t.pickup(), value: getPickups()[listing.pickup] },
    { label: t.shipping(), value: describeShipping(listing) },
  ]
  return <Facts facts={facts} />
}

function ListingDescription({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="heading text-lg">
        {t.description()}
      </h2>
      <div className="mt-2 grid max-w-prose grid-cols-1 gap-3 text-base print:max-w-none print:gap-2 wrap-anywhere whitespace-pre-line text-ink-2">
        {paragraphs.length === 0 && <p>{t.the_seller_hasnt_added_a_description()}</p>}
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function DeliveryAndPayment({ listing }: { listing: Listing }) {
  const { payment_methods: paymentMethods, pickup } = listing
  const { options, surcharges } = shippingPrices(listing.shipping_options)
  return (
    <section aria-labelledby="delivery" className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <div>
        <h2 id="delivery" className="heading text-lg">
          {t.getting_it_to_you()}
        </h2>
        <dl className="mt-2 text-sm">
          {options.map((option) => (
            <Line
              key={option.label}
              term={option.label}
              value={option.price_cents === 0 ? 'Free' : formatMoney(option.price_cents)}
            />
          ))}
          {surcharges.map(({ label, price_cents: priceCents }) => (
            <Line
              key={label}
              term={t.label_on_top({ label })}
              value={priceCents === 0 ? 'Free' : `+ ${formatMoney(priceCents)}`}
            />
          ))}
          {pickup !== 'none' && (
            <Line term={pickup === 'must' ? t.pickup_only() : t.pickup()} value={listing.place_name} />
          )}
          {options.length === 0 && pickup !== 'must' && (
            <Line term={t.shipping()} value="To be agreed with the seller" />
          )}
        </dl>
      </div>
      <div>
        <h2 className="heading text-lg">{t.paying()}</h2>
        <ul className="mt-2 text-sm">
          {paymentMethods.length === 0 && (
            <li className="border-t border-line py-2 print:py-0.5">{t.to_be_agreed_with_the_seller()}</li>
          )}
          {paymentMethods.map((method) => (
            <li key={method} className="border-t border-line py-2 print:py-0.5">
              {getPayments()[method]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Line({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2 print:py-0.5">
      <dt className="min-w-0 break-words text-ink-2">{term}</dt>
      <dd className="num shrink-0 text-right font-medium max-[24rem]:shrink">{value}</dd>
    </div>
  )
}
