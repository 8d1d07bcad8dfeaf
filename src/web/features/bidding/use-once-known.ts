import { useEffect, useEffectEvent, useState } from 'react'
import type { Standing } from './standing.ts'

/** Keeps a press that comes before it is known who presses, and goes on with it once it is. */
export function useOnceKnown({ who }: Standing, goOn: () => void) {
  const [waits, setWaits] = useState(false)
  const follow = useEffectEvent(goOn)
  useEffect(() => {
    if (!waits || who === 'unknown') return
    setWaits(false)
    follow()
  }, [waits, who])
  return { waits, press: () => (who === 'unknown' ? setWaits(true) : goOn()) }
}
