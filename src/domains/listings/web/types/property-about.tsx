import { Download, FileText, CalendarPlus, Building2 } from 'lucide-react'
import { useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { openHomeAddress } from '#domains/listings/common/open-home-address.ts'
import type { OpenHome, Property } from '#domains/listings/common/properties.shapes.ts'
import { type ListingDocument, type Image } from '#domains/media/common/media.ts'
import { PhotoViewer } from '#domains/media/web/shared/photos/photo-viewer.tsx'
import { pictureSources } from '#domains/media/web/shared/photos/picture-sources.ts'
import { documentAddress } from '#platform/common/formats/files.ts'
import { formatBytes, formatVisit } from '#platform/common/formats/formats.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import { FactTable } from '#platform/web/ui/facts/fact-table.tsx'
import { Facts } from '#platform/web/ui/facts/facts.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { Sentence } from '#platform/web/ui/sentence.tsx'
import { detailFacts, keyFacts, rentalFacts } from './property-facts.ts'
import * as t from '#domains/listings/texts.ts'

function Documents({ documents }: { documents: ListingDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="heading text-lg">
        {t.documents({ count: documents.length })}
      </h2>
      <ul className="mt-2 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {documents.map(({ id, name, bytes }) => (
          <li key={id} className="min-w-0">
            <a
              href={documentAddress(id)}
              download={name}
              className="flex h-full min-w-0 items-center gap-3 rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-sm hover:bg-sunk"
            >
              <FileText aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-3" />
              <span className="min-w-0 flex-1">
                <span className="block font-medium break-words">{name}</span>
                <span className="num text-ink-3">{t.pdf_bytes({ bytes: formatBytes(bytes) })}</span>
              </span>
              <Download aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-ink-2" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FloorPlans({ images, title }: { images: Image[]; title: string }) {
  const [shown, setShown] = useState<number | null>(null)
  if (images.length === 0) return null
  return (
    <section aria-labelledby="floor-plans">
      <h2 id="floor-plans" className="heading text-lg">
        {t.floor_plans({ count: images.length })}
      </h2>
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              data-shows-content
              aria-label={t.enlarge_floor_plan_index_of_length({ index: index + 1, length: images.length })}
              onClick={() => setShown(index)}
              className="block w-full cursor-zoom-in rounded-panel border border-line"
            >
              <Picture
                src={image.url}
                srcSet={pictureSources(image, 'all')}
                sizes="(min-width: 40rem) 24rem, 100vw"
                blur={image.thumbhash}
                alt={t.title_floor_plan_index_of_length({ title, index: index + 1, length: images.length })}
                fit="contain"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoViewer
          images={images}
          title={t.title_floor_plans({ title })}
          shown={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  )
}

interface OpenHomesProps {
  listing_id: number
  title: string
  open_homes: OpenHome[]
}

function OpenHomes({ listing_id: listingId, title, open_homes: openHomes }: OpenHomesProps) {
  if (openHomes.length === 0) return null
  return (
    <section
      aria-labelledby="open-homes"
      className="print:break-inside-avoid rounded-panel border border-line bg-paper"
    >
      <h2 id="open-homes" className="heading px-4 pt-3.5 pb-2 text-base sm:px-5">
        {t.open_homes()}
      </h2>
      <ul className="print:grid print:grid-cols-3">
        {openHomes.map(({ starts_at: startsAt, ends_at: endsAt }) => {
          const words = formatVisit({ starts_at: startsAt, ends_at: endsAt })
          return (
            <li
              key={startsAt}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line px-4 py-2.5 print:py-1 sm:px-5"
            >
              <span className="num text-base font-medium">{words}</span>
              <LinkButton
                to={openHomeAddress(listingId, { starts_at: startsAt })}
                reloadDocument
                download
                kind="quiet"
                size="small"
                icon={CalendarPlus}
                aria-label={t.add_to_calendar_title_at({ title, at: words })}
              >
                {t.add_to_calendar()}
              </LinkButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type PropertyAboutProps = { listing: Listing; property: Property }

const ended = new Set<Listing['status']>(['sold', 'unsold', 'withdrawn'])

export function PropertyHead({ listing, property }: PropertyAboutProps) {
  const { agency } = listing.seller
  return (
    <>
      <Facts facts={keyFacts(property)} />
      {agency && listing.agents.length === 0 && (
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
