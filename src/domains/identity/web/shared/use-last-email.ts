import { useEffect, useEffectEvent } from 'react'
import { readObject } from '#platform/web/storage/browser-storage.ts'

export function useLastEmail(onFound: (email: string) => void): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    const email = readObject<{ email: unknown }>('localStorage', 'login')?.email
    if (typeof email === 'string') found(email)
  }, [])
}
