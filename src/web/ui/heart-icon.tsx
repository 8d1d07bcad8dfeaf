import { Heart } from 'lucide-react'

interface HeartIconProps {
  size: number
  strokeWidth: number
  className?: string | undefined
}

/** Drawn once for each page, in its root: there are two dozen hearts on one. */
export const HeartDrawing = () => (
  <svg aria-hidden className="hidden">
    <symbol id="heart" viewBox="0 0 24 24">
      <Heart size={24} strokeWidth="inherit" fill="inherit" />
    </symbol>
  </svg>
)

export const HeartIcon = ({ size, strokeWidth, className }: HeartIconProps) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    className={className}
  >
    <use href="#heart" />
  </svg>
)
