import { CalendarPlus } from 'lucide-react'
import { formatVisit } from '#platform/common/formats/formats.ts'
import type { OpenHome } from '#domains/listings/common/properties.shapes.ts'
import { LinkButton } from '#platform/web/ui/button.tsx'
import * as t from '#domains/listings/texts.ts'

interface OpenHomesProps {
  listing_id: number
  title: string
  open_homes: OpenHome[]
}

/** A plain link to the calendar file works without JavaScript. */
export function OpenHomes({ listing_id: listingId, title, open_homes: openHomes }: OpenHomesProps) {
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
                to={`/api/open-home/${listingId}?starts_at=${encodeURIComponent(startsAt)}`}
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
