import { Star } from 'lucide-react'
import { joinClasses } from '../classes.ts'
import * as t from '#platform/texts.ts'

export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <span role="img" aria-label={t.rating_of_5_stars({ rating })} className="relative inline-flex shrink-0">
      <Row size={size} className="text-line-strong" />
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(rating / 5) * 100}%` }}
      >
        <Row size={size} className="fill-ink-2 text-ink-2" />
      </span>
    </span>
  )
}

function Row({ size, className }: { size: number; className: string }) {
  return (
    <span aria-hidden className="flex w-max">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={size} strokeWidth={1.75} className={joinClasses('shrink-0', className)} />
      ))}
    </span>
  )
}
