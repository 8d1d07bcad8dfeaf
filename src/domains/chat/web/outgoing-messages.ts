import { createStore } from 'zustand'
import { sendMessage } from '#domains/chat/common/chat.ts'
import type { TenantFacts } from '#domains/chat/common/dealings.ts'
import type { OperationInput, OperationReply } from '#platform/common/operation.ts'
import type { Image } from '#domains/media/common/media.ts'
import { api } from '#platform/web/session/api.ts'
import { authStore } from '#platform/web/session/auth-store.ts'
import { findProblem, getMessage } from '#platform/web/session/problem.ts'
import { beforeSessionEnds } from '#platform/web/session/sign-out.ts'
import { createPersistedStore } from '#platform/web/storage/persisted-store.ts'
import { useStore } from '#platform/web/storage/use-store.ts'

export type Addressee =
  | { conversation_id: number }
  | { listing_id: number; user_id?: number }
  | { to_support: true }

export interface OutgoingMessage {
  /** The server ignores repeats of this id, so sending again is safe. */
  client_id: string
  owner_id: number
  to: Addressee
  text: string
  images: Image[]
  /** Facts about a rental enquirer. */
  tenant?: TenantFacts
  written_at: string
  /** The reason for the refusal; a refused message isn't retried automatically. */
  refused: string | null
}

type Reply = OperationReply<typeof sendMessage>
type SentListener = (message: OutgoingMessage, reply: Reply) => void

const minWaitMs = 1_000
const maxWaitMs = 30_000

/** Shared by the tabs, and survives closing the browser. */
const store = createPersistedStore<{ messages: OutgoingMessage[] }>('hoko-chat-outgoing', { messages: [] })
const line = createStore<{ is_waiting: boolean }>(() => ({ is_waiting: false }))
const listeners = new Set<SentListener>()

let isSending = false
let isWantedAgain = false
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isEndedByServer = false

export const useOutgoing = (): OutgoingMessage[] => useStore(store, (state) => state.messages)

/** True while messages wait for a connection. */
export const useIsWaiting = (): boolean => useStore(line, (state) => state.is_waiting)

export function onSent(listener: SentListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function queueMessage(message: Pick<OutgoingMessage, 'to' | 'text' | 'images' | 'tenant'>): void {
  const { user } = authStore.getState()
  if (!user) return
  const queued = {
    ...message,
    client_id: crypto.randomUUID(),
    owner_id: user.id,
    written_at: new Date().toISOString(),
    refused: null,
  }
  store.setState(({ messages }) => ({ messages: [...messages, queued] }))
  void sendQueued()
}

export function retryMessage(clientId: string): void {
  changeMessage(clientId, { refused: null })
  void sendQueued()
}

export function dropMessage(clientId: string): void {
  store.setState(({ messages }) => ({ messages: messages.filter((one) => one.client_id !== clientId) }))
}

const changeMessage = (clientId: string, change: Partial<OutgoingMessage>) =>
  store.setState(({ messages }) => ({
    messages: messages.map((one) => (one.client_id === clientId ? { ...one, ...change } : one)),
  }))

/** Sends one after the other in the order written, and in one tab at a time. */
export async function sendQueued(): Promise<void> {
  isWantedAgain = isSending
  if (isSending) return
  isSending = true
  clearTimeout(timer)
  try {
    if (typeof navigator.locks === 'undefined') await sendAll()
    else await navigator.locks.request('hoko-chat-outgoing', sendAll)
  } finally {
    isSending = false
  }
  // A message was written after the last look.
  if (isWantedAgain) await sendQueued()
}

async function sendAll(): Promise<void> {
  for (let next = findNext(); next; next = findNext()) {
    try {
      finish(next, await api.call(sendMessage, toInput(next)))
      failures = 0
      line.setState({ is_waiting: false })
    } catch (error) {
      const problem = findProblem(error)
      const status = problem?.status ?? 0
      // Signed out meanwhile: it's sent once its owner is back.
      if (status === 401) return
      if (status > 0 && status < 500 && status !== 429)
        changeMessage(next.client_id, { refused: getMessage(error) })
      else return sendLater(problem?.retry_after_s)
    }
  }
}

function findNext(): OutgoingMessage | undefined {
  const { user } = authStore.getState()
  return store.getState().messages.find((one) => one.refused === null && one.owner_id === user?.id)
}

function toInput({
  to,
  client_id: clientId,
  text,
  images,
  tenant,
}: OutgoingMessage): OperationInput<typeof sendMessage> {
  return {
    ...to,
    client_id: clientId,
    text,
    image_ids: images.map((image) => image.id),
    ...(tenant && { tenant }),
  }
}

function finish(message: OutgoingMessage, reply: Reply) {
  for (const listener of listeners) listener(message, reply)
  const { conversation_id: conversationId } = reply
  store.setState(({ messages }) => ({
    messages: messages
      .filter((one) => one.client_id !== message.client_id)
      .map((one) =>
        isSameAddressee(one.to, message.to) ? { ...one, to: { conversation_id: conversationId } } : one,
      ),
  }))
}

export function isSameAddressee(one: Addressee, other: Addressee): boolean {
  if ('conversation_id' in one || 'conversation_id' in other) {
    return (
      'conversation_id' in one && 'conversation_id' in other && one.conversation_id === other.conversation_id
    )
  }
  if ('to_support' in one || 'to_support' in other) return 'to_support' in one && 'to_support' in other
  return one.listing_id === other.listing_id && one.user_id === other.user_id
}

function sendLater(retryAfterSeconds: number | undefined) {
  isWantedAgain = false
  failures += 1
  line.setState({ is_waiting: true })
  const waitMs = retryAfterSeconds
    ? retryAfterSeconds * 1_000
    : Math.min(maxWaitMs, minWaitMs * 2 ** (failures - 1))
  timer = setTimeout(() => void sendQueued(), waitMs)
}

/** From now on queued messages are sent whenever the connection or their owner returns. */
export function startSending(): () => void {
  const send = () => void sendQueued()
  const sendWhenVisible = () => document.visibilityState === 'visible' && send()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', sendWhenVisible)
  const stopEndings = beforeSessionEnds(() => {
    isEndedByServer = true
  })
  const stopAuth = authStore.subscribe((now, before) => {
    if (now.user && !before.user) send()
    if (now.user || !before.user) return
    if (!isEndedByServer) forgetOutgoing(before.user.id)
    isEndedByServer = false
  })
  send()
  return () => {
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', sendWhenVisible)
    stopEndings()
    stopAuth()
  }
}

/** Signing out deletes outgoing messages from this device. */
const forgetOutgoing = (ownerId: number) =>
  store.setState(({ messages }) => ({ messages: messages.filter((one) => one.owner_id !== ownerId) }))
