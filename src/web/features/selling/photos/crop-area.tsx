import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Image } from '#contract/media/media.ts'
import { joinClasses } from '#web/ui/classes.ts'
import { Picture } from '#web/ui/facts/picture.tsx'
import { type CropBounds, type CropFrame, type Grip, moveFrame, resizeFrame } from './crop-frame.ts'
import * as t from './texts.ts'

interface CropAreaProps {
  image: Image
  frame: CropFrame
  bounds: CropBounds
  onChange: (frame: CropFrame) => void
  help: string
}

const corners: Grip[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]
const edges: Grip[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

const step = 0.02

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const percent = (part: number) => `${part * 100}%`

function describeFrame(frame: CropFrame): string {
  const round = (part: number) => `${Math.round(part * 100)} %`
  return t.width_wide_and_height_high_left_from({
    width: round(frame.width),
    height: round(frame.height),
    left: round(frame.left),
    top: round(frame.top),
  })
}

export function CropArea({ image, frame, bounds, onChange, help }: CropAreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const pulled = useRef<{ grip: Grip | null; x: number; y: number; from: CropFrame } | null>(null)

  const pulling = (grip: Grip | null) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      pulled.current = { grip, x: event.clientX, y: event.clientY, from: frame }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = pulled.current
      const box = area.current?.getBoundingClientRect()
      if (!start || !box || start.grip !== grip) return
      const right = (event.clientX - start.x) / box.width
      const down = (event.clientY - start.y) / box.height
      onChange(
        grip ? resizeFrame(start.from, grip, [right, down], bounds) : moveFrame(start.from, right, down),
      )
    },
    onPointerUp: () => void (pulled.current = null),
    onPointerCancel: () => void (pulled.current = null),
  })

  function press(event: KeyboardEvent) {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    const grip: Grip = by[0] === 0 ? { x: 0, y: 1 } : { x: 1, y: 0 }
    onChange(event.shiftKey ? resizeFrame(frame, grip, by, bounds) : moveFrame(frame, ...by))
  }

  const shape = image.width / image.height
  const place = {
    left: percent(frame.left),
    top: percent(frame.top),
    width: percent(frame.width),
    height: percent(frame.height),
  }
  return (
    <div
      ref={area}
      className="relative mx-auto my-2 touch-none select-none"
      style={{ aspectRatio: shape, width: `min(100%, calc(50dvh * ${shape}))` }}
    >
      <Picture src={image.large_url} blur={image.thumbhash} alt="" ratio="free" round="none" eager />
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full text-veil"
      >
        <path
          fill="currentColor"
          fillRule="evenodd"
          d={`M0 0H1V1H0ZM${frame.left} ${frame.top}h${frame.width}v${frame.height}h${-frame.width}Z`}
        />
      </svg>
      <div
        {...pulling(null)}
        role="slider"
        aria-label={t.crop_area()}
        aria-describedby={help}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(frame.left * 100)}
        aria-valuetext={describeFrame(frame)}
        tabIndex={0}
        onKeyDown={press}
        className="absolute cursor-move border-2 border-on-shade outline-offset-2"
        style={place}
      >
        {[...corners, ...(bounds.ratio === null ? edges : [])].map((grip) => (
          <span key={`${grip.x} ${grip.y}`} {...pulling(grip)} aria-hidden className={gripLook(grip)} />
        ))}
      </div>
    </div>
  )
}

const across = {
  '-1': 'left-0 -translate-x-1/2',
  '0': 'left-1/2 -translate-x-1/2',
  '1': 'right-0 translate-x-1/2',
}
const along = {
  '-1': 'top-0 -translate-y-1/2',
  '0': 'top-1/2 -translate-y-1/2',
  '1': 'bottom-0 translate-y-1/2',
}
const cursors: Record<string, string> = {
  '-1 -1': 'cursor-nwse-resize',
  '1 1': 'cursor-nwse-resize',
  '1 -1': 'cursor-nesw-resize',
  '-1 1': 'cursor-nesw-resize',
  '0 -1': 'cursor-ns-resize',
  '0 1': 'cursor-ns-resize',
}

const gripLook = ({ x, y }: Grip) =>
  joinClasses(
    'absolute size-4 rounded-full border-2 border-on-shade bg-pounamu after:absolute after:-inset-3 after:content-[""]',
    across[x],
    along[y],
    cursors[`${x} ${y}`] ?? 'cursor-ew-resize',
  )
