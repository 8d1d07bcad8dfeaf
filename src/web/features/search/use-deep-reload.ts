import { useEffect, useRef } from 'react'
import { readObject, writeObject } from '#web/lib/browser-storage.ts'

const key = 'deep_list'

interface Kept {
  list: string
  pages: number
  y: number
}

interface List {
  list: string
  /** How many are there now. */
  pages: number
  isLoading: boolean
  /** There are no more, or they do not come. */
  isOver: boolean
  more: () => void
}

/** A list that is loaded again is as long as it was, and at the same place, unless its reader goes elsewhere meanwhile. */
export function useDeepReload({ list, pages, isLoading, isOver, more }: List): void {
  /** Undefined until it is known whether this is a reload. */
  const wanted = useRef<Kept | null>(undefined)

  useEffect(() => {
    const keep = () =>
      writeObject('sessionStorage', key, wanted.current ?? { list, pages, y: Math.round(window.scrollY) })
    const leave = () => {
      wanted.current = null
    }
    const ways = ['wheel', 'touchmove', 'keydown'] as const
    window.addEventListener('pagehide', keep)
    for (const way of ways) window.addEventListener(way, leave, { passive: true })
    return () => {
      window.removeEventListener('pagehide', keep)
      for (const way of ways) window.removeEventListener(way, leave)
    }
  }, [list, pages])

  useEffect(() => {
    if (wanted.current === undefined) wanted.current = readAtReload()
    const kept = wanted.current
    if (kept?.list !== list || isLoading) return
    if (pages < kept.pages && !isOver) return more()
    wanted.current = null
    window.scrollTo({ top: kept.y, behavior: 'instant' })
  }, [list, pages, isLoading, isOver, more])
}

let isRead = false

/** What the page before kept; only right after it was loaded again, and once. */
function readAtReload(): Kept | null {
  if (isRead) return null
  isRead = true
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type !== 'reload') return null
  const { list, pages, y } = readObject<Kept>('sessionStorage', key) ?? {}
  return typeof list === 'string' && typeof pages === 'number' && typeof y === 'number' && pages > 1
    ? { list, pages, y }
    : null
}
