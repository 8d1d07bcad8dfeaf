import { useEffect, useEffectEvent, useState } from 'react'

/** Carries out what waits, as it would be carried out then, once it can be. */
export function useWaiting(isReady: boolean, carryOut: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const carryOutNow = useEffectEvent(() => {
    setWaiting(false)
    carryOut()
  })
  useEffect(() => {
    if (!isWaiting || !isReady) return undefined
    const timer = setTimeout(() => carryOutNow())
    return () => clearTimeout(timer)
  }, [isWaiting, isReady])

  return { isWaiting, wait: () => setWaiting(true), stop: () => setWaiting(false) }
}
