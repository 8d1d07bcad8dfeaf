import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isRecord } from '#platform/common/records.ts'
import { readObject, writeObject } from '#platform/web/storage/browser-storage.ts'
import { movesElsewhere, nextLimit } from './deep-list.ts'

const key = 'deep_lists'
const maxLists = 10

interface Depth {
  cards: number
  y: number
}

interface List {
  list: string
  cards: number
  isLoading: boolean
  isOver: boolean
  more: (limit: number) => void
}

/**
 * Restores the length and scroll position of a list after Back or a reload, unless the reader
 * scrolls meanwhile. A list still in memory already has its length.
 * @returns whether it's loading
 */
export function useDeepReload({ list, cards, isLoading, isOver, more }: List): boolean {
  /** Undefined until the reader's former depth is known. */
  const wanted = useRef<Depth | null>(undefined)
  const now = useRef<Depth>({ cards, y: 0 })
  const [isReturning, setReturning] = useState(false)

  useEffect(() => {
    now.current.cards = cards
  }, [cards])

  // A layout effect, so that the old position is stored before the next page scrolls to its top.
  useLayoutEffect(() => {
    const saveDepth = () => writeDepth(list, wanted.current ?? now.current)
    const leave = () => {
      if (!wanted.current) return
      wanted.current = null
      setReturning(false)
    }
    const press = (event: KeyboardEvent) => movesElsewhere(event) && leave()
    const scroll = () => {
      now.current.y = Math.round(window.scrollY)
    }
    // Starts at the browser's restored position and follows scrolling from there.
    scroll()
    const ways = ['wheel', 'touchmove'] as const
    window.addEventListener('pagehide', saveDepth)
    window.addEventListener('scroll', scroll, { passive: true })
    window.addEventListener('keydown', press)
    for (const way of ways) window.addEventListener(way, leave, { passive: true })
    return () => {
      saveDepth()
      wanted.current = undefined
      window.removeEventListener('pagehide', saveDepth)
      window.removeEventListener('scroll', scroll)
      window.removeEventListener('keydown', press)
      for (const way of ways) window.removeEventListener(way, leave)
    }
  }, [list])

  useEffect(() => {
    if (wanted.current === undefined) wanted.current = wantedDepth(list, cards)
    const depth = wanted.current
    if (!depth || isLoading) return
    const limit = isOver ? null : nextLimit(depth.cards, cards)
    setReturning(limit !== null)
    if (limit !== null) return more(limit)
    wanted.current = null
    window.scrollTo({ top: depth.y, behavior: 'instant' })
  }, [list, cards, isLoading, isOver, more])

  return isReturning
}

function wantedDepth(list: string, cards: number): Depth | null {
  const depth = isFreshVisit(list) ? undefined : readDepths()[list]
  return depth && depth.cards > cards ? depth : null
}

/**
 * The first history entry of every visit has the same key, so the navigation type identifies it.
 */
function isFreshVisit(list: string): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (
    list.startsWith('default ') && entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
  )
}

function readDepths(): Record<string, Depth> {
  const stored = readObject<Record<string, unknown>>('sessionStorage', key) ?? {}
  return Object.fromEntries(
    Object.entries(stored).filter((one): one is [string, Depth] => {
      const [, depth] = one
      return isRecord(depth) && typeof depth.cards === 'number' && typeof depth.y === 'number'
    }),
  )
}

function writeDepth(list: string, depth: Depth): void {
  const { [list]: _before, ...others } = readDepths()
  writeObject(
    'sessionStorage',
    key,
    Object.fromEntries([...Object.entries(others), [list, depth]].slice(-maxLists)),
  )
}
