import { Fragment, type ReactNode } from 'react'
import { formatPriceRange } from '#domains/delivery/common/delivery-labels.ts'
import { OptionTable } from '#domains/delivery/web/shared/option-table.tsx'
import type { Listing } from '#domains/listings/common/listings.ts'
import { getVehicleField, type VehicleField } from '#domains/listings/common/rules/vehicle-fields.ts'
import { describeVehicleValue } from '#domains/listings/common/vehicle-labels.ts'
import type { Vehicle } from '#domains/listings/common/vehicles.shapes.ts'
import { formatDate } from '#platform/common/formats/formats.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { HoldBadge } from './shared/hold.tsx'
import { PropertyDetails, PropertyHead } from './types/property-about.tsx'
import { ConsumerNoticePanel, VehicleAttributes } from './types/vehicle-attributes.tsx'
import * as t from '#domains/listings/texts.ts'

function ListingAttributes({ rows }: { rows: Listing['attribute_rows'] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="attributes">
      <h2 id="attributes" className="heading text-lg">
        {t.details()}
      </h2>
      <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
        {rows.map(({ key, name, words }) => (
          <div
            key={key}
            className="flex justify-between gap-4 border-t border-line py-2 print:break-inside-avoid print:py-0.5"
          >
            <dt className="min-w-0 break-words text-ink-2">{name}</dt>
            <dd className="num min-w-0 text-right font-medium break-words">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The facts that buyers ask first; a boat has a length instead of a gearbox. */
const ordered: VehicleField[] = [
  'year',
  'odometer_km',
  'length_m',
  'hull',
  'fuel_type',
  'transmission',
  'engine_cc',
  'wof_expires',
  'make',
  'model',
]

export function vehicleFacts(
  vehicle: Vehicle,
  condition: Listing['condition'],
): { label: string; value: string }[] {
  const order: VehicleField[] =
    vehicle.subtype === 'motorbike' ? ['year', 'odometer_km', 'engine_cc', ...ordered] : ordered
  const facts = [...new Set(order)].flatMap((field) => {
    const value = describeVehicleValue(field, vehicle[field], vehicle.fuel_type)
    return value === null ? [] : [{ label: getVehicleField(field).texts.label(), value }]
  })
  const state = { label: t.condition(), value: condition === 'new' ? t.new_word() : t.used() }
  return facts.length >= 4 ? facts.slice(0, 4) : [...facts, ...(condition ? [state] : [])]
}

function VehicleFacts({ vehicle, condition }: { vehicle: Vehicle; condition: Listing['condition'] }) {
  const facts = vehicleFacts(vehicle, condition)
  return facts.length > 0 ? <Facts facts={facts} /> : null
}

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

const describeShipping = ({ delivery_options: deliveryOptions, pickup }: Listing): string =>
  pickup === 'must' ? t.none() : (formatPriceRange(deliveryOptions) ?? t.to_be_agreed())

interface ListingAboutProps {
  listing: Listing
  /** First among the ways to pay. */
  payOffer?: ReactNode
}

export function ListingAbout({ listing, payOffer }: ListingAboutProps) {
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
      <DeliveryAndPayment listing={listing} payOffer={payOffer} />
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
    { label: t.delivery(), value: describeShipping(listing) },
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

function DeliveryAndPayment({ listing, payOffer }: ListingAboutProps) {
  const { payment_methods: paymentMethods, pickup } = listing
  const options = pickup === 'must' ? [] : listing.delivery_options
  return (
    <section aria-labelledby="delivery" className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <div>
        <h2 id="delivery" className="heading text-lg">
          {t.getting_it_to_you()}
        </h2>
        <div className="mt-2">
          <OptionTable options={options} region={listing.region_name} hasSeveral={listing.quantity > 1} />
        </div>
        <dl className="text-sm">
          {pickup !== 'none' && (
            <Line term={pickup === 'must' ? t.pickup_only() : t.pickup()} value={listing.place_name} />
          )}
          {options.length === 0 && pickup !== 'must' && (
            <Line term={t.delivery()} value={t.to_be_agreed_with_the_seller()} />
          )}
        </dl>
      </div>
      <div>
        <h2 className="heading text-lg">{t.paying()}</h2>
        <ul className="mt-2 text-sm">
          {payOffer && <li className="border-t border-line py-2 print:py-0.5">{payOffer}</li>}
          {paymentMethods.length === 0 && !payOffer && (
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

export function ListingHeading({ listing }: { listing: Listing }) {
  const identity = [
    // A preview may have no place, and has no number yet.
    listing.place_name !== '' && listing.place_name,
    listing.id > 0 && t.listing_id({ id: listing.id }),
  ]
  const attention = [
    listing.watchers > 0 && t.count_watching({ count: formatCount(listing.watchers) }),
    listing.views > 0 && t.count_views({ count: listing.views }),
    t.listed_starts_at({ starts_at: formatDate(new Date(listing.starts_at ?? listing.created_at)) }),
  ]
  return (
    <header>
      <h1 className="heading text-lg break-words md:text-xl">{listing.title}</h1>
      {listing.subtitle !== '' && <p className="mt-0.5 break-words text-ink-2">{listing.subtitle}</p>}
      {listing.hold_until !== null && (
        <p className="mt-1 empty:hidden">
          <HoldBadge listing={listing} />
        </p>
      )}
      {/* Each fact starts with a dot, which the edge cuts off at the start of a line. */}
      <div className="mt-1 overflow-hidden">
        <p className="num -ml-3.5 flex flex-wrap text-sm text-ink-3">
          <HeadFacts facts={identity} />
          <span className="basis-full sm:hidden" />
          <HeadFacts facts={attention} />
        </p>
      </div>
    </header>
  )
}

const HeadFacts = ({ facts }: { facts: (string | false)[] }) =>
  facts
    .filter((fact) => fact !== false)
    .map((fact) => (
      <Fragment key={fact}>
        <span className="flex">
          <span aria-hidden className="w-3.5 shrink-0 text-center">
            ·
          </span>
          {fact}
        </span>{' '}
      </Fragment>
    ))
