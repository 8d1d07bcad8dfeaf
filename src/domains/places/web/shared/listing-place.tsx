import { MapPinHouse } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { useInView } from '#platform/web/loading/use-in-view.ts'
import { Skeleton } from '#platform/web/ui/states/skeleton.tsx'
import { publicRadiusM } from '#domains/places/common/public-point.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/places/texts.ts'

const PlaceMap = lazy(async () => ({ default: (await import('../place-map.tsx')).PlaceMap }))

type Place = Pick<Listing, 'type' | 'place_name' | 'point' | 'address' | 'viewer'>

export function ListingPlace({ type, place_name: placeName, point, address, viewer }: Place) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useInView(frame)
  const [isRendered, setRendered] = useState(false)
  if (isSeen && !isRendered) setRendered(true)
  if (!point) return null
  const own = viewer?.place ?? null
  return (
    <section aria-labelledby="place" className="grid gap-3">
      <div>
        <h2 id="place" className="heading text-lg">
          {t.location()}
        </h2>
        <p className="mt-1 text-base">{address ? `${address}, ${placeName}` : placeName}</p>
        {own && !address ? (
          <p className="mt-1 flex items-start gap-2 text-sm text-ink-2">
            <MapPinHouse aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-pounamu" />
            <span>
              {own.address && <b className="font-semibold text-ink">{own.address}. </b>}
              {viewer?.is_seller
                ? t.only_you_and_people_you_trade_with_see()
                : t.you_see_exactly_where_it_is_because()}
            </span>
          </p>
        ) : (
          <p className="mt-1 text-sm text-ink-2 empty:hidden">
            {own ? null : type === 'property' ? getPropertyPlace() : roughly(point.radius_m)}
          </p>
        )}
      </div>
      <div ref={frame} className="h-72">
        {isRendered && (
          <Suspense fallback={<Skeleton className="h-full rounded-panel" />}>
            <PlaceMap
              label={t.map_of_place_name({ place_name: placeName })}
              shows={[point]}
              aloneZoom={point.radius_m > publicRadiusM ? 11.5 : 13}
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

const getPropertyPlace = makeTexts(() => t.the_map_shows_about_where_it_is())

const roughly = (radiusM: number) =>
  radiusM > publicRadiusM ? t.the_map_shows_the_suburb_ask_the() : t.somewhere_in_the_circle_of_about_500_m()

function ExactPlace() {
  return (
    <span className="block size-4 rounded-full border-2 border-on-pounamu bg-pounamu shadow-float">
      <span className="sr-only">{t.exact_location()}</span>
    </span>
  )
}
