import { useState } from 'react'
import { joinClasses } from '../classes.ts'

interface AmountProps {
  value: number
  format: (value: number) => string
  size?: 'line' | 'card' | 'panel' | 'hero'
  live?: boolean
}

const sizes = {
  line: '',
  card: 'card-figure',
  panel: 'text-xl font-bold tracking-tight',
  hero: 'text-2xl font-bold tracking-tight',
}

/** Flashes once when it changes. It never counts up, since intermediate figures would be false. */
export function Amount({ value, format, size = 'line', live = false }: AmountProps) {
  const [announced, setAnnounced] = useState(value)
  const [changes, setChanges] = useState(0)
  if (value !== announced) {
    setAnnounced(value)
    setChanges(changes + 1)
  }
  return (
    <span aria-live={live ? 'polite' : undefined} className={joinClasses('amount', sizes[size])}>
      <span key={changes} className={changes > 0 ? 'animate-flash' : undefined}>
        {format(value)}
      </span>
    </span>
  )
}
