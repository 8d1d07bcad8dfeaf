import { Maximize, Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import type { Point } from '#contract/distance.ts'
import { getSite } from '#contract/site.ts'
import { useCall } from '#web/lib/query.tsx'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MapGround } from './map-ground.tsx'
import { MapPin } from './map-pin.tsx'
import { most_zoom, pixelOf, scaleBar, type View } from './map-view.ts'
import { useMapView } from './use-map-view.ts'

export interface MapMark extends Point {
  key: string
  content: ReactNode
}

interface PlaceMapProps {
  id?: string
  /** What the map shows, in words: all that somebody hears who does not see it. */
  label: string
  /** What is to be seen at first, and again whenever it changes; nothing: the whole country. */
  shows: readonly Point[]
  /** How near one point alone is seen. */
  alone_zoom?: number
  area?: (Point & { radius_m: number }) | undefined
  pin?: { at: Point; label: string; onMove: (point: Point) => void }
  onTap?: (point: Point) => void
  /** What stands on the map, for the view as it is. */
  marks?: (view: View, zoomTo: (points: readonly Point[]) => void) => MapMark[]
  className?: string
}

/** A map that needs nobody else: our own outline of the country, and tiles where a server of them is configured. */
export function PlaceMap({
  id,
  label,
  shows,
  alone_zoom = 13,
  area,
  pin,
  onTap,
  marks,
  className,
}: PlaceMapProps) {
  const made = useId()
  const own = id ?? made
  const frame = useRef<HTMLDivElement>(null)
  const { data: site } = useCall(getSite, {}, { staleTime: Number.POSITIVE_INFINITY })
  const tiles = site?.map_tiles ?? null
  const nearest = tiles ? most_zoom.tiles : most_zoom.outline
  const map = useMapView(frame, { shows, alone_zoom, nearest, onTap })
  const { view, size } = map
  const fit = (points: readonly Point[]) => {
    map.fit(points)
    // What was pressed may be gone with the view before.
    document.getElementById(own)?.focus()
  }
  return (
    <div
      className={classes(
        'relative overflow-hidden rounded-panel border border-line bg-water has-focus-visible:border-pounamu',
        className,
      )}
    >
      <div
        ref={frame}
        id={own}
        role="application"
        aria-roledescription="map"
        aria-label={`${label} Arrow keys move the map, plus and minus zoom.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is used by keys
        tabIndex={0}
        {...map.handlers}
        className="absolute inset-0 cursor-grab touch-pan-y -outline-offset-2 active:cursor-grabbing"
      >
        {view && size && (
          <>
            <MapGround view={view} size={size} tiles={tiles?.url ?? null} area={area} />
            {marks?.(view, fit).map(({ key, content, ...point }) => {
              const { x, y } = pixelOf(view, size, point)
              const isSeen = x > -40 && y > -40 && x < size.width + 40 && y < size.height + 40
              return (
                isSeen && (
                  <div
                    key={key}
                    className="absolute -translate-1/2"
                    style={{ left: x, top: y }}
                    // The map would take the press for the beginning of a move.
                    onPointerDown={(event) => event.stopPropagation()}
                  >
                    {content}
                  </div>
                )
              )
            })}
            {pin && <MapPin {...pin} frame={frame} view={view} size={size} onFollow={map.change} />}
          </>
        )}
      </div>
      {view && size && (
        <>
          <div className="absolute top-2 right-2 grid gap-1.5">
            <IconButton icon={Plus} label="Zoom in" kind="outlined" onClick={() => map.zoomBy(1)} />
            <IconButton icon={Minus} label="Zoom out" kind="outlined" onClick={() => map.zoomBy(-1)} />
            <IconButton icon={Maximize} label="Show everything again" kind="outlined" onClick={map.reset} />
          </div>
          <MapFoot view={view} attribution={tiles?.attribution} />
        </>
      )}
    </div>
  )
}

function MapFoot({ view, attribution }: { view: View; attribution: string | undefined }) {
  const { width, words } = scaleBar(view)
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 flex items-end justify-between gap-3 text-xs">
      <span className="rounded-control bg-paper px-1.5 py-0.5 text-ink-2">
        <span className="block border-x border-b border-ink-2 text-center num" style={{ width }}>
          {words}
        </span>
      </span>
      {attribution && (
        <span className="min-w-0 rounded-control bg-paper px-1.5 py-0.5 break-words text-ink-2">
          {attribution}
        </span>
      )}
    </div>
  )
}
