import { joinClasses } from './classes.ts'

interface HeartIconProps {
  size: number
  className?: string | undefined
}

/** Lucide's, of which a card's heart has the strokes and none of the attributes. */
const outline =
  'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5'

/** Drawn once for each page, in its root: there are two dozen hearts on one. */
export const HeartDrawing = () => (
  <svg aria-hidden className="hidden">
    <symbol id="heart" viewBox="0 0 24 24">
      <path d={outline} />
    </symbol>
  </svg>
)

/** Without a size it's as large as on a card. */
const card_size = 20

export function HeartIcon({ size, className }: HeartIconProps) {
  const own = size === card_size ? undefined : size
  return (
    <svg aria-hidden width={own} height={own} className={joinClasses('heart', className)}>
      <use href="#heart" />
    </svg>
  )
}
