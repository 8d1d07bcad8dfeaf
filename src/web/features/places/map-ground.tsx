import { useDeferredValue, useState } from 'react'
import { distanceKm, type Point } from '#contract/distance.ts'
import { listPlaces } from '#contract/places.ts'
import { useCall } from '#web/lib/query.tsx'
import { labelsOf, suburbs_zoom } from './map-labels.ts'
import { metresPerPixel, pixelOf, project, type Size, tilesOf, type View } from './map-view.ts'
import { lakes, land } from './outline.ts'
import { placesOf } from './place-match.ts'

/** Units of the outline to the width of the earth: fine enough that no point moves visibly. */
const outline_units = 65_536

const pathOf = (rings: readonly Point[][]) =>
  rings
    .map((ring) => {
      const points = ring.map(project).map(({ x, y }) => `${round(x)} ${round(y)}`)
      return `M${points.join('L')}Z`
    })
    .join('')
const round = (part: number) => Math.round(part * outline_units * 10) / 10

const land_path = pathOf(land)
const lakes_path = pathOf(lakes)

interface GroundProps {
  view: View
  size: Size
  /** The template of a tile server; null where there is none. */
  tiles: string | null
  area?: (Point & { radius_m: number }) | undefined
}

/** What the map is drawn of: our outline, the tiles above it where there are any, names, and the area that is meant. */
export function MapGround({ view, size, tiles, area }: GroundProps) {
  // Where tiles fail, our outline shows through, and gets its names back.
  const [isFailing, setFailing] = useState(false)
  const middle = project(view)
  const scale = (256 * 2 ** view.zoom) / outline_units
  const left = size.width / 2 - middle.x * outline_units * scale
  const top = size.height / 2 - middle.y * outline_units * scale
  return (
    <svg aria-hidden width={size.width} height={size.height} className="block select-none">
      <g
        transform={`matrix(${scale} 0 0 ${scale} ${left} ${top})`}
        className="stroke-line-strong"
        strokeWidth={1}
      >
        <path d={land_path} className="fill-land" vectorEffect="non-scaling-stroke" />
        <path d={lakes_path} className="fill-water" vectorEffect="non-scaling-stroke" />
      </g>
      {tiles !== null &&
        tilesOf(view, size, tiles).map(({ key, size: side, ...tile }) => (
          // A hair larger, so that no seam shows between them.
          <image
            key={key}
            {...tile}
            width={side + 0.5}
            height={side + 0.5}
            onError={() => setFailing(true)}
          />
        ))}
      {area && <Area area={area} view={view} size={size} />}
      {(tiles === null || isFailing) && <MapNames view={view} size={size} about={area} />}
    </svg>
  )
}

function Area({ area, view, size }: Required<Pick<GroundProps, 'view' | 'size' | 'area'>>) {
  const { x, y } = pixelOf(view, size, area)
  return (
    <circle
      cx={x}
      cy={y}
      r={Math.max(6, area.radius_m / metresPerPixel({ ...view, ...area }))}
      strokeWidth={2}
      className="fill-pounamu/15 stroke-pounamu"
    />
  )
}

type NamesProps = Pick<GroundProps, 'view' | 'size'> & { about: Point | undefined }

function MapNames({ view, size, about }: NamesProps) {
  const { data } = useCall(
    listPlaces,
    {},
    { staleTime: Number.POSITIVE_INFINITY, enabled: view.zoom >= suburbs_zoom },
  )
  // While the finger moves, names may be a moment late.
  const settled = useDeferredValue(data?.items)
  const suburbs = settled ? placesOf(settled) : []
  // Where the map is about some place, that one and its neighbours are named before all others.
  if (about) suburbs.sort((a, b) => distanceKm(about, a) - distanceKm(about, b))
  return labelsOf(view, size, suburbs).map(({ name, x, y }) => (
    <g key={`${name} ${Math.round(x)} ${Math.round(y)}`} className="fill-ink-2">
      <circle cx={x} cy={y} r={2.5} />
      <text
        x={x + 7}
        y={y}
        dominantBaseline="central"
        paintOrder="stroke"
        strokeWidth={3}
        className="stroke-land text-xs font-medium"
      >
        {name}
      </text>
    </g>
  ))
}
