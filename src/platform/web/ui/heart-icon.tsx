import { Heart } from 'lucide-react'
import { joinClasses } from './classes.ts'

interface HeartIconProps {
  size: number
  className?: string | undefined
}

/** The root renders the drawing once, since a page has about two dozen hearts. */
export const HeartDrawing = () => (
  <svg aria-hidden className="hidden">
    <symbol id="heart" viewBox="0 0 24 24">
      <Heart size={24} strokeWidth="inherit" fill="inherit" />
    </symbol>
  </svg>
)

/** The default size, as on a card. */
const cardSize = 20

export function HeartIcon({ size, className }: HeartIconProps) {
  const own = size === cardSize ? undefined : size
  return (
    <svg aria-hidden width={own} height={own} className={joinClasses('heart', className)}>
      <use href="#heart" />
    </svg>
  )
}
