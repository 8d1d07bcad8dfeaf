import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Point } from '#contract/distance.ts'
import { clustersOf, isSpread } from './map-clusters.ts'
import { PlaceMap } from './place-map.tsx'

export interface MapCard {
  id: number
  point: Point
  to: string
  title: string
  /** What stands on the map, such as the price. */
  words: string
  place_name: string
}

interface CardsMapProps {
  cards: MapCard[]
  /** Where was searched, if by distance. */
  area?: (Point & { radius_m: number }) | undefined
  /** Draws the one of that id in a list. */
  drawRow: (id: number) => ReactNode
}

const mark =
  'num grid min-h-8 place-items-center rounded-full border px-2.5 text-xs font-bold whitespace-nowrap shadow-float'

/** Listings where they are. Several in one place are one mark: pressed, the map comes nearer, or lists them below. */
export function CardsMap({ cards, area, drawRow }: CardsMapProps) {
  const [listed, setListed] = useState<number[]>([])
  const here = cards.filter(({ id }) => listed.includes(id))
  const shows = cards.map(({ point }) => ({ latitude: point.latitude, longitude: point.longitude }))
  return (
    <div className="grid gap-6">
      <PlaceMap
        label={`Map of ${cards.length === 1 ? 'one listing' : `${cards.length} listings`}.`}
        shows={shows}
        alone_zoom={12}
        area={area}
        className="h-[min(36rem,70dvh)]"
        marks={(view, zoomTo) =>
          clustersOf(view, cards).map(({ items, ...middle }) => {
            const [first] = items
            const isOne = items.length === 1
            return {
              key: items.map(({ id }) => id).join('-'),
              ...middle,
              content: isOne ? (
                <Link
                  to={first!.to}
                  aria-label={`${first!.title}, ${first!.words}, ${first!.place_name}`}
                  className={`${mark} border-line-strong bg-paper text-ink hover:border-pounamu hover:text-pounamu`}
                >
                  {first!.words}
                </Link>
              ) : (
                <button
                  type="button"
                  aria-label={clusterWords(items)}
                  onClick={() => {
                    if (isSpread(items)) zoomTo(items.map(({ point }) => point))
                    else setListed(items.map(({ id }) => id))
                  }}
                  className={`${mark} min-w-8 border-pounamu bg-pounamu text-on-pounamu hover:bg-pounamu-deep`}
                >
                  {items.length}
                </button>
              ),
            }
          })
        }
      />
      {here.length > 0 && <ListedHere key={listed.join()} cards={here} drawRow={drawRow} />}
    </div>
  )
}

function clusterWords(items: MapCard[]): string {
  const places = [...new Set(items.map(({ place_name }) => place_name))]
  const where = places.length === 1 ? `in ${places[0]}` : `around ${places[0]}`
  return `${items.length} listings ${where}: ${isSpread(items) ? 'come nearer' : 'list them below'}`
}

/** What stands on one point, as rows; the focus goes there with whoever asked. */
function ListedHere({ cards, drawRow }: Pick<CardsMapProps, 'cards' | 'drawRow'>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="listed-here">
      <h2 id="listed-here" ref={heading} tabIndex={-1} className="heading mb-3 text-lg outline-none">
        {cards.length} listings in {cards[0]!.place_name}
      </h2>
      <div className="grid grid-cols-1 gap-3">{cards.map(({ id }) => drawRow(id))}</div>
    </section>
  )
}
