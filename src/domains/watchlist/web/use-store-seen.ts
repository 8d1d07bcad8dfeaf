import { useEffect } from 'react'
import type { Favourite } from '#domains/watchlist/common/watching.ts'
import { authStore, seenWatchlist, serverNow } from '#platform/web/session/auth-store.ts'
import { isViewing } from '#platform/web/session/viewing.ts'
import { writeObject } from '#platform/web/storage/browser-storage.ts'
import { describeSeen } from './seen-watchlist.ts'

/**
 * For the offline page, stored on this device only and until the account signs out. Null for an
 * incomplete list.
 */
export function useStoreSeen(favourites: Favourite[] | null): void {
  useEffect(() => {
    const { user } = authStore.getState()
    if (!user || !favourites || isViewing()) return
    const seen = describeSeen(user.id, favourites, new Date(serverNow()))
    writeObject('localStorage', seenWatchlist, seen)
    void storePictures(
      user.id,
      seen.items.flatMap(({ picture }) => picture ?? []),
    )
  }, [favourites])
}

async function storePictures(accountId: number, pictures: string[]): Promise<void> {
  // Only secure pages have the Cache API.
  if (!('caches' in window)) return
  try {
    const cache = await caches.open(seenWatchlist)
    const stored = await cache.keys()
    const wanted = new Set(pictures.map((picture) => new URL(picture, location.origin).href))
    await Promise.all(stored.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)))
    const missing = [...wanted].filter((url) => !stored.some((request) => request.url === url))
    await Promise.all(missing.map((url) => cache.add(url).catch(() => undefined)))
  } catch {
    // Storage is full or blocked: the offline page has no pictures.
  }
  // Signed out meanwhile.
  if (authStore.getState().user?.id !== accountId) await caches.delete(seenWatchlist)
}
