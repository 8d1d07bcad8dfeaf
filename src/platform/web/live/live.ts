import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { LiveMessage } from '#platform/common/live.ts'
import { type LiveSource, openOwnStream, openSharedStream, TopicCounts } from './live-tabs.ts'
import { isViewing } from '../session/viewing.ts'
import { Liveness } from './liveness.ts'

/** `settings` comes with any other topic, and opens no stream by itself. */
export type LiveTopic = `listing:${number}` | `questions:${number}` | `ledger:${number}` | 'me' | 'settings'

interface Listener {
  topic: LiveTopic
  onMessage: (message: LiveMessage) => void
  onOpen?: () => void
}

const listeners = new Set<Listener>()
const counts = new TopicCounts()
let source: LiveSource | null = null

const watchers = new Set<() => void>()
const liveness = new Liveness(() => {
  if (!liveness.isLive) source?.resume()
  for (const listener of watchers) listener()
})

export function useIsLive(): boolean {
  return useSyncExternalStore(
    (listener) => {
      watchers.add(listener)
      return () => watchers.delete(listener)
    },
    () => liveness.isLive,
    () => true,
  )
}

/**
 * Subscribes until the returned function is called.
 * @param onOpen called when messages start to arrive, at first and after every gap: time to refetch
 */
export function subscribeToTopics(
  topic: LiveTopic,
  onMessage: Listener['onMessage'],
  onOpen?: () => void,
): () => void {
  const listener: Listener = { topic, onMessage, onOpen }
  listeners.add(listener)
  counts.add(topic)
  updateSource()
  return () => {
    if (!listeners.delete(listener)) return
    counts.remove(topic)
    updateSource()
  }
}

export function useLive(
  topic: LiveTopic | null,
  onMessage: Listener['onMessage'],
  onOpen?: () => void,
): void {
  const receive = useEffectEvent(onMessage)
  const open = useEffectEvent(() => onOpen?.())
  useEffect(() => {
    if (!topic) return undefined
    return subscribeToTopics(topic, receive, open)
  }, [topic])
}

function updateSource() {
  const isWanted = counts.list.some((topic) => topic !== 'settings')
  source ??= openSource()
  source.want(isWanted ? counts.list : [])
  liveness.want(isWanted)
}

function openSource(): LiveSource {
  const handlers = {
    onMessage: (message: LiveMessage) => {
      const topic = getTopic(message)
      for (const listener of listeners) if (listener.topic === topic) listener.onMessage(message)
    },
    onOpen: (topics: string[]) => {
      for (const listener of listeners) if (topics.includes(listener.topic)) listener.onOpen?.()
    },
    // A stream may outlive the connection for a moment, but calls would fail.
    onBeat: () => navigator.onLine && liveness.beat(),
  }
  window.addEventListener('offline', () => liveness.lose())
  const canShare = typeof BroadcastChannel !== 'undefined' && navigator.locks !== undefined && !isViewing()
  return canShare ? openSharedStream(handlers) : openOwnStream(handlers)
}

function getTopic(message: LiveMessage): LiveTopic | null {
  if (message.kind === 'listing') return `listing:${message.listing.listing_id}`
  if (message.kind === 'questions') return `questions:${message.listing_id}`
  if (message.kind === 'ledger') return `ledger:${message.listing_id}`
  if (message.kind === 'settings') return 'settings'
  return message.kind === 'hello' || message.kind === 'session_ended' ? null : 'me'
}
