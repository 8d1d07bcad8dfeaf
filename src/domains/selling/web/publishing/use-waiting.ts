import { useEffect, useEffectEvent, useState } from 'react'

/** Runs the latest pending action once it's possible. */
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
