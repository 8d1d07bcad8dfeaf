import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'

interface AmountProps {
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
  const [changes, setChanges] = useState(0)
  const from = useRef(value)

  useEffect(() => {
    const start = from.current
    from.current = value
    if (start === value) return
    setChanges((count) => count + 1)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setShown(value)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, Math.max(0, (time - began) / climb))
      setShown(part === 1 ? value : Math.round(start + (value - start) * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])

  return (
    <span
      aria-live={live ? 'polite' : undefined}
      aria-busy={live ? shown !== value : undefined}
      className={classes('num whitespace-nowrap', sizes[size])}
    >
      <span key={changes} className={classes('rounded-control', changes > 0 && 'animate-flash')}>
        {format(shown)}
      </span>
    </span>
  )
}
