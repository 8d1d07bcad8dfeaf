import { useEffect, useLayoutEffect, useRef } from 'react'
import { readObject, writeObject } from '#web/lib/browser-storage.ts'

const key = 'deep_lists'
const most_lists = 10

interface Depth {
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

/**
 * A list that is come back to, or loaded again, is as long as it was and at the same place, unless its reader goes
 * elsewhere meanwhile. What this page still has in memory is as long already.
 */
export function useDeepReload({ list, pages, isLoading, isOver, more }: List): void {
  /** Undefined until it is known how far its reader had come. */
  const wanted = useRef<Depth | null>(undefined)
  const now = useRef<Depth>({ pages, y: 0 })

  useEffect(() => {
    now.current.pages = pages
  }, [pages])

  // In time for where it was left, before the next page begins at its top.
  useLayoutEffect(() => {
    const keep = () => writeDepth(list, wanted.current ?? now.current)
    const leave = () => {
      wanted.current = null
    }
    const scroll = () => {
      now.current.y = Math.round(window.scrollY)
    }
    const ways = ['wheel', 'touchmove', 'keydown'] as const
    window.addEventListener('pagehide', keep)
    window.addEventListener('scroll', scroll, { passive: true })
    for (const way of ways) window.addEventListener(way, leave, { passive: true })
    return () => {
      keep()
      wanted.current = undefined
      window.removeEventListener('pagehide', keep)
      window.removeEventListener('scroll', scroll)
      for (const way of ways) window.removeEventListener(way, leave)
    }
  }, [list])

  useEffect(() => {
    if (wanted.current === undefined) wanted.current = wantedDepth(list, pages)
    const depth = wanted.current
    if (!depth || isLoading) return
    if (pages < depth.pages && !isOver) return more()
    wanted.current = null
    window.scrollTo({ top: depth.y, behavior: 'instant' })
  }, [list, pages, isLoading, isOver, more])
}

/** Null where there is nothing to make up for. */
function wantedDepth(list: string, pages: number): Depth | null {
  const depth = isFreshVisit(list) ? undefined : readDepths()[list]
  return depth && depth.pages > pages ? depth : null
}

/** The first entry of every visit has the same name, so it is known again only by how the page was come to. */
function isFreshVisit(list: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return list.startsWith('default ') && entry?.type === 'navigate'
}

function readDepths(): Record<string, Depth> {
  const kept = readObject<Record<string, unknown>>('sessionStorage', key) ?? {}
  return Object.fromEntries(
    Object.entries(kept).filter((one): one is [string, Depth] => {
      const depth = one[1] as Partial<Depth> | null
      return typeof depth?.pages === 'number' && typeof depth.y === 'number'
    }),
  )
}

function writeDepth(list: string, depth: Depth): void {
  const { [list]: _before, ...others } = readDepths()
  writeObject(
    'sessionStorage',
    key,
    Object.fromEntries([...Object.entries(others), [list, depth]].slice(-most_lists)),
  )
}
