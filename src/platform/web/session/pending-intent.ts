import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { userSignin } from '#platform/common/addresses.ts'
import { readObject, removeText, writeObject } from '../storage/browser-storage.ts'

export interface PendingIntent {
  kind: 'bid' | 'buy' | 'offer' | 'watch' | 'follow' | 'save_search' | 'plan'
  subject: string
  cents?: number
}

const key = 'wish'
/** As long as registering may take. */
const lastsMs = 1_800_000

export function saveIntent(intent: PendingIntent): void {
  writeObject('sessionStorage', key, { ...intent, at: Date.now() })
}

export function takeWish(kind: PendingIntent['kind'], subject: string): PendingIntent | null {
  const stored = readObject<PendingIntent & { at: number }>('sessionStorage', key)
  if (!stored || stored.kind !== kind || stored.subject !== subject) return null
  removeText('sessionStorage', key)
  const { at = 0, cents } = stored
  if (Math.abs(Date.now() - at) > lastsMs) return null
  return { kind, subject, ...(typeof cents === 'number' && { cents }) }
}

/** @returns a function that opens the sign-in and returns to this page with the wish */
export function useSignInFor(): (intent: PendingIntent) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (intent) => {
    saveIntent(intent)
    void navigate(`${userSignin}?next=${encodeURIComponent(pathname + search)}`)
  }
}

/** Resumes a wish from before signing in, once the member's rights are known. */
export function useResumeIntent(
  { kind, subject }: PendingIntent,
  isReady: boolean,
  act: (intent: PendingIntent) => void,
): void {
  const take = useEffectEvent(() => {
    const intent = takeWish(kind, subject)
    if (intent) act(intent)
  })
  useEffect(() => {
    if (isReady) take()
  }, [isReady, kind, subject])
}
