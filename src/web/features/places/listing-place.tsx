import { MapPinHouse } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { useInView } from '#web/lib/loading/use-in-view.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { public_radius_m } from '#shared/rules/listings/public-point.ts'

const PlaceMap = lazy(async () => ({ default: (await import('./place-map.tsx')).PlaceMap }))

type Place = Pick<Listing, 'type' | 'place_name' | 'point' | 'address' | 'viewer'>

/** Where a listing is: about, for everyone; exactly, for its seller and whoever trades with them. */
export function ListingPlace({ type, place_name, point, address, viewer }: Place) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useInView(frame)
  // Once it is there it stays, also while it is out of sight.
  const [isDrawn, setDrawn] = useState(false)
  if (isSeen && !isDrawn) setDrawn(true)
  if (!point) return null
  const own = viewer?.place ?? null
  return (
    <section aria-labelledby="place" className="grid gap-3">
      <div>
        <h2 id="place" className="heading text-lg">
          Location
        </h2>
        <p className="mt-1 text-base">{address ? `${address}, ${place_name}` : place_name}</p>
        {own ? (
          <p className="mt-1 flex items-start gap-2 text-sm text-ink-2">
            <MapPinHouse aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pounamu" />
            <span>
              {own.address && <b className="font-semibold text-ink">{own.address}. </b>}
              {viewer?.is_seller
                ? 'Only you and people you trade with see the exact location.'
                : 'You see exactly where it is because you trade on this listing.'}
            </span>
          </p>
        ) : (
          <p className="mt-1 text-sm text-ink-2">
            {type === 'property' ? propertyPlace : roughly(point.radius_m)}
          </p>
        )}
      </div>
      <div ref={frame} className="h-72">
        {isDrawn && (
          <Suspense fallback={<Skeleton className="h-full rounded-panel" />}>
            <PlaceMap
              label={`Map of ${place_name}.`}
              shows={[point]}
              alone_zoom={point.radius_m > public_radius_m ? 11.5 : 13}
              area={point}
              marks={() =>
                own?.latitude != null && own.longitude != null
                  ? [
                      {
                        key: 'own',
                        latitude: own.latitude,
                        longitude: own.longitude,
                        level: 0,
                        content: <ExactPlace />,
                      },
                    ]
                  : []
              }
              className="h-full"
            />
          </Suspense>
        )}
      </div>
    </section>
  )
}

const propertyPlace = 'The map shows about where it is.'

const roughly = (radius_m: number) =>
  radius_m > public_radius_m
    ? 'The map shows the suburb. Ask the seller where to pick it up.'
    : 'Somewhere in the circle of about 500 m. Whoever trades with the seller learns exactly where.'

function ExactPlace() {
  return (
    <span className="block size-4 rounded-full border-2 border-on-pounamu bg-pounamu shadow-float">
      <span className="sr-only">Exact location</span>
    </span>
  )
}
