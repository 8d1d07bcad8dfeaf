import { Building2 } from 'lucide-react'
import type { Listing } from '#domains/listings/common/listings.ts'
import type { Property } from '#domains/listings/common/properties.shapes.ts'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { FactTable } from '#platform/web/ui/facts/fact-table.tsx'
import { Documents } from '../documents.tsx'
import { FloorPlans } from '../photos/floor-plans.tsx'
import { OpenHomes } from './open-homes.tsx'
import { detailFacts, keyFacts, rentalFacts } from './property-facts.ts'
import * as t from '#domains/listings/texts.ts'
import { Sentence } from '#platform/web/ui/sentence.tsx'

type PropertyAboutProps = { listing: Listing; property: Property }

const ended = new Set<Listing['status']>(['sold', 'unsold', 'withdrawn'])

export function PropertyHead({ listing, property }: PropertyAboutProps) {
  const { agency } = listing.seller
  return (
    <>
      <Facts facts={keyFacts(property)} />
      {agency && (
        <p className="flex items-start gap-2.5 text-sm text-ink-2">
          <Building2 aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
          <span>
            <Sentence
              parts={t.listed_by_name_licensed_under_the_reaa({
                name: agency.name,
                strong: (parts) => <strong className="font-semibold text-ink">{parts}</strong>,
                licence: agency.licence,
                span: (parts) => <span className="text-ink-3">{parts}</span>,
              })}
            />
          </span>
        </p>
      )}
      {!ended.has(listing.status) && (
        <OpenHomes listing_id={listing.id} title={listing.title} open_homes={property.open_homes} />
      )}
    </>
  )
}

export function PropertyDetails({ listing, property }: PropertyAboutProps) {
  const terms = rentalFacts(property)
  const details = detailFacts(property, listing.address)
  const plans = listing.images.filter(({ id }) => property.floor_plan_ids.includes(id))
  return (
    <>
      {terms.length > 0 && (
        <section aria-labelledby="rental-terms">
          <h2 id="rental-terms" className="heading text-lg">
            {t.rent_and_terms()}
          </h2>
          <FactTable facts={terms} />
        </section>
      )}
      {(details.length > 0 || property.amenities.length > 0) && (
        <section aria-labelledby="property-details">
          <h2 id="property-details" className="heading text-lg">
            {t.about_the_property()}
          </h2>
          <FactTable facts={details} />
          <Amenities amenities={property.amenities} />
        </section>
      )}
      <Statement id="insulation" title={t.insulation()} text={property.insulation} />
      <Statement id="healthy-homes" title={t.healthy_homes()} text={property.healthy_homes} />
      <FloorPlans images={plans} title={listing.title} />
      <Documents documents={listing.documents} />
    </>
  )
}

function Amenities({ amenities }: { amenities: string[] }) {
  if (amenities.length === 0) return null
  return (
    <ul aria-label={t.amenities()} className="mt-3 flex flex-wrap gap-2">
      {amenities.map((one) => (
        <li key={one} className="max-w-full rounded-full bg-sunk px-3 py-1 text-sm break-words text-ink-2">
          {one}
        </li>
      ))}
    </ul>
  )
}

function Statement({ id, title, text }: { id: string; title: string; text: string | null }) {
  if (!text) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="heading text-lg">
        {title}
      </h2>
      <p className="mt-2 max-w-prose text-base print:mt-1 print:max-w-none break-words whitespace-pre-line text-ink-2">
        {text}
      </p>
    </section>
  )
}
