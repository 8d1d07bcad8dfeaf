import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { liveHeartbeatMs, livePath, maxTopics, type LiveMessage } from '#platform/common/live.ts'
import { toRecord } from '#platform/common/records.ts'
import type { LiveHub, LiveTopics } from '../live-hub.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refusal.ts'
import type { Caller } from './call.ts'
import { clientAddress, limitKey } from './limits/client-address.ts'
import { bareHeaders } from './security-headers.ts'
import * as t from '#platform/texts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Streams never end by themselves, and the server waits for connections to end. */
    endStreams: () => void
  }
}

type Authenticate = (token: string) => Promise<Caller | null>

interface StreamLimits {
  /** The limit for visitors: a whole office or mobile network shares one. */
  maxPerAddress?: number
  maxPerSession?: number
  heartbeatMs?: number
  maxWaitingBytes?: number
}

interface StreamQuery {
  topics: LiveTopics
  /** The token that opened `me`; the stream ends with its session. */
  token: string | null
  /** The session whose streams are counted together; a visitor's are by address. */
  session: string | null
}

/** `GET /api/live?topics=listing:1,me`: changes as server-sent events. */
export function registerLiveStream(
  server: FastifyInstance,
  { live }: Pick<Platform, 'live'>,
  authenticate: Authenticate,
  {
    maxPerAddress = 1_000,
    maxPerSession = 20,
    heartbeatMs = liveHeartbeatMs,
    maxWaitingBytes = 1_048_576,
  }: StreamLimits = {},
): void {
  const open = new Map<string, number>()
  const closers = new Set<() => void>()
  let closing = false

  server.get(`/api${livePath}`, { exposeHeadRoute: false }, async (request, reply) => {
    const { topics, token, session } = await readWanted(request, authenticate)
    if (closing) refuse('unavailable')
    const counted = session ?? `address ${limitKey(clientAddress(request))}`
    refuseMore(open, counted, session ? maxPerSession : maxPerAddress)
    reply.hijack()
    // The client may have left during these queries.
    if (reply.raw.destroyed) return
    open.set(counted, (open.get(counted) ?? 0) + 1)
    const hasEnded = async () => token !== null && (await authenticate(token)) === null
    const close = openStream(reply.raw, {
      live,
      topics,
      hasEnded,
      heartbeatMs,
      maxWaitingBytes,
    })
    closers.add(close)
    reply.raw.on('close', () => {
      close()
      closers.delete(close)
      const left = (open.get(counted) ?? 1) - 1
      if (left > 0) open.set(counted, left)
      else open.delete(counted)
    })
  })

  server.decorate('endStreams', () => {
    closing = true
    for (const close of closers) close()
  })
  server.addHook('preClose', async () => server.endStreams())
}

function refuseMore(open: Map<string, number>, key: string, most: number) {
  if ((open.get(key) ?? 0) < most) return
  refuse('rate_limited', {
    message: t.hoko_is_open_in_too_many_tabs_close(),
    retry_after_s: 30,
  })
}

/** Five minutes of heartbeats. */
const beatsBetweenChecks = 150

interface StreamOptions {
  live: LiveHub
  topics: LiveTopics
  hasEnded: () => Promise<boolean>
  heartbeatMs: number
  maxWaitingBytes: number
}

function openStream(raw: ServerResponse, options: StreamOptions): () => void {
  const { live, topics, hasEnded, heartbeatMs, maxWaitingBytes } = options
  raw.on('error', () => raw.destroy())
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    ...bareHeaders,
    connection: 'close',
  })
  let sent = 0
  const send = (message: LiveMessage, json: string) => {
    if (raw.destroyed || raw.writableEnded) return
    if (raw.writableLength > maxWaitingBytes) {
      raw.destroy()
      return
    }
    sent += 1
    raw.write(`id: ${sent}\ndata: ${json}\n\n`)
    if (message.kind === 'session_ended') raw.end()
    // The end of the session may have been missed during a gap.
    if (message.kind === 'hello' && sent > 1) void endWithSession()
  }
  const write = (message: LiveMessage) => send(message, JSON.stringify(message))
  const endWithSession = async () => {
    if (await hasEnded().catch(() => false)) write({ kind: 'session_ended' })
  }

  write({ kind: 'hello', server_time: live.now().toISOString() })
  const unsubscribe = live.subscribe(topics, send)
  let beats = 0
  const heartbeat = setInterval(() => {
    // The second is no sign of life for clients: they say that prices may be out of date.
    if (!raw.writableEnded) raw.write(live.isConnected() ? ':\n\n' : ': stale\n\n')
    beats += 1
    // Sessions also expire, which no message announces.
    if (beats % beatsBetweenChecks === 0) void endWithSession()
  }, heartbeatMs)
  return () => {
    unsubscribe()
    clearInterval(heartbeat)
    raw.end()
  }
}

const badTopics = () =>
  refuse('validation_failed', {
    errors: {
      topics: t.name_1_to_max_topics_topics_such_as({ max_topics: maxTopics }),
    },
  })

async function readWanted(request: FastifyRequest, authenticate: Authenticate): Promise<StreamQuery> {
  const { topics } = toRecord(request.query)
  if (typeof topics !== 'string' || topics.length > 4_000) return badTopics()
  const names = new Set(topics.split(','))
  const wantsMe = names.delete('me')
  const states = [...names]
  if (states.length + Number(wantsMe) > maxTopics || !states.every(isPublicTopic)) badTopics()
  if (!wantsMe) return { topics: { states, news: [] }, token: null, session: null }

  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? refuse('unauthenticated')
  const caller = (await authenticate(token)) ?? refuse('logout_user')
  const news = [
    `account:${caller.id}`,
    `chat:${caller.id}`,
    `bidding:${caller.id}`,
    `session:${caller.session_id}`,
  ]
  return { topics: { states, news }, token, session: `session ${caller.session_id}` }
}

const isPublicTopic = (name: string) =>
  name === 'settings' || /^(?:listing|questions|ledger):[1-9]\d{0,14}$/.test(name)
