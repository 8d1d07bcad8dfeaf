import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { user_signin } from '#platform/common/addresses.ts'
import { readObject, removeText, writeObject } from '../storage/browser-storage.ts'

export interface Wish {
  kind: 'bid' | 'buy' | 'offer' | 'watch' | 'save_search' | 'plan'
  subject: string
  cents?: number
}

const key = 'wish'
/** As long as registering may take. */
const lasts_ms = 1_800_000

export function keepWish(wish: Wish): void {
  writeObject('sessionStorage', key, { ...wish, at: Date.now() })
}

export function takeWish(kind: Wish['kind'], subject: string): Wish | null {
  const kept = readObject<Wish & { at: number }>('sessionStorage', key)
  if (!kept || kept.kind !== kind || kept.subject !== subject) return null
  removeText('sessionStorage', key)
  const { at = 0, cents } = kept
  if (Math.abs(Date.now() - at) > lasts_ms) return null
  return { kind, subject, ...(typeof cents === 'number' && { cents }) }
}

/** @returns a function that opens the sign-in and returns to this page with the wish */
export function useSignInFor(): (wish: Wish) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (wish) => {
    keepWish(wish)
    void navigate(`${user_signin}?next=${encodeURIComponent(pathname + search)}`)
  }
}

/** Resumes a wish from before signing in, once the member's rights are known. */
export function useWish({ kind, subject }: Wish, isReady: boolean, act: (wish: Wish) => void): void {
  const take = useEffectEvent(() => {
    const wish = takeWish(kind, subject)
    if (wish) act(wish)
  })
  useEffect(() => {
    if (isReady) take()
  }, [isReady, kind, subject])
}
