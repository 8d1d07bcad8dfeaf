import { useEffect, useRef, useState } from 'react'
import { joinClasses } from '../classes.ts'

interface AmountProps {
  /** In cents. */
  value: number
  format: (value: number) => string
  size?: 'line' | 'card' | 'panel' | 'hero'
  /** Tells a screen reader of the new figure when it has settled. */
  live?: boolean
}

const sizes = {
  line: '',
  card: 'text-lg font-bold tracking-tight',
  panel: 'text-xl font-bold tracking-tight',
  hero: 'text-2xl font-bold tracking-tight',
}
const climb = 420

/** A figure that, when it changes, counts to the new one and lights up once. */
export function Amount({ value, format, size = 'line', live = false }: AmountProps) {
  const [shown, setShown] = useState(value)
  const [told, setTold] = useState(value)
  const [changes, setChanges] = useState(0)
  const from = useRef(value)
  if (value !== told) {
    setTold(value)
    setChanges(changes + 1)
  }

  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value) return undefined
    const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : climb
    // Between whole dollars it counts in whole dollars, so that its width stays calm.
    const grain = start % 100 === 0 && value % 100 === 0 ? 100 : 1
    const began = performance.now()
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, (time - began) / pace))
      setShown(
        part === 1 ? value : grain * Math.round((start + (value - start) * (1 - (1 - part) ** 3)) / grain),
      )
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return (
    <span
      aria-live={live ? 'polite' : undefined}
      aria-busy={live ? shown !== value : undefined}
      className={joinClasses('num whitespace-nowrap', sizes[size])}
    >
      <span key={changes} className={joinClasses('rounded-control', changes > 0 && 'animate-flash')}>
        {format(shown)}
      </span>
    </span>
  )
}
