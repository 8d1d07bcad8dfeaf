import { request } from 'node:https'
import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { isPublicAddress } from './public-address.ts'
import { findPublicAddress, orTooSlow, pinTo, queryNameServers, type Ways } from './post-publicly.ts'

/** The address can't be fetched; a person reads why. */
export class NotFetched extends Error {
  readonly reason: 'status' | 'too_large' | 'too_many_redirects' | 'wrong_kind'

  constructor(reason: NotFetched['reason'], message = '') {
    super(message || reason)
    this.reason = reason
  }
}

interface FetchLimits {
  maxBytes: number
  /** The start of the answer's content type. */
  kind: string
}

/**
 * Fetches an address that a stranger chose into a file.
 * @returns its size
 * @throws NotPublic, NotFetched, or the error of the connection
 */
export type FetchPublicly = (url: URL, target: string, limits: FetchLimits) => Promise<number>

const maxRedirects = 3

/**
 * Https to public addresses only, which the request is pinned to after the name was looked up. Each
 * redirect is checked in the same way.
 */
export function createPublicFetch({
  nameServers,
  lookup = (hostname) => queryNameServers(hostname, nameServers),
  isPublic = isPublicAddress,
  timeoutMs = 20_000,
  ca,
}: Ways = {}): FetchPublicly {
  return async (url, target, limits) => {
    const signal = AbortSignal.timeout(timeoutMs)
    let at = url
    for (let turn = 0; turn <= maxRedirects; turn += 1) {
      const first = await findPublicAddress(at, { lookup, isPublic, signal })
      const response = await open(at, { lookup: pinTo(first), signal, ca })
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy()
        at = readLocation(headers.location, at)
        continue
      }
      try {
        if (statusCode !== 200) throw new NotFetched('status', String(statusCode))
        if (!(headers['content-type'] ?? '').startsWith(limits.kind)) throw new NotFetched('wrong_kind')
        return await orTooSlow(save(response, target, limits.maxBytes), signal)
      } finally {
        response.destroy()
      }
    }
    throw new NotFetched('too_many_redirects')
  }
}

function readLocation(location: string, from: URL): URL {
  const next = URL.parse(location, from)
  if (next === null) throw new NotFetched('status', '3xx')
  return next
}

type Opening = Pick<Parameters<typeof request>[1] & object, 'lookup' | 'signal' | 'ca'>

const open = (url: URL, opening: Opening): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Hoko' }
    const asking = request(url, { ...opening, headers, agent: false }, resolve)
    asking.on('error', reject)
    // Without a listener the connection would end without an event.
    asking.on('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new NotFetched('status', '101'))
    })
    asking.end()
  })

async function save(response: IncomingMessage, target: string, maxBytes: number): Promise<number> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new NotFetched('too_large')
  let bytes = 0
  await pipeline(
    response,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > maxBytes) throw new NotFetched('too_large')
        yield chunk
      }
    },
    createWriteStream(target),
  )
  return bytes
}
