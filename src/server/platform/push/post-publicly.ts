import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isPublicAddress } from './public-address.ts'

/**
 * Posts to an address that a stranger chose.
 * @returns the status
 */
export type Post = (url: URL, headers: Record<string, string>, body: Buffer) => Promise<number>

/** The address isn't on the public internet; trying again wouldn't change that. */
export class NotPublic extends Error {}

interface Ways {
  lookUp?: (hostname: string) => Promise<LookupAddress[]>
  isPublic?: (address: string) => boolean
  timeout_ms?: number
  ca?: string
}

const lookUpAll = (hostname: string) => lookup(hostname, { all: true, verbatim: true })

/**
 * Https to public addresses only. The name is resolved once and that address is connected to, so DNS can't answer
 * differently the second time. Redirects aren't followed.
 */
export function createPublicPost({
  lookUp = lookUpAll,
  isPublic = isPublicAddress,
  timeout_ms = 5_000,
  ca,
}: Ways = {}): Post {
  return async (url, headers, body) => {
    if (url.protocol !== 'https:') throw new NotPublic('not https')
    const signal = AbortSignal.timeout(timeout_ms)
    // A URL has brackets around an IPv6 address; nothing else has.
    const found = await orTooSlow(lookUp(url.hostname.replace(/^\[|\]$/g, '')), signal)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublic(address)))
      throw new NotPublic('not a public address')
    const answered = new Promise<number>((resolve, reject) => {
      const sending = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          agent: false,
          signal,
          ca,
          lookup: (_hostname, { all }, answer) =>
            all ? answer(null, [first]) : answer(null, first.address, first.family),
        },
        (response) => {
          response.destroy()
          resolve(response.statusCode ?? 0)
        },
      )
      sending.on('error', reject)
      // Without a listener the connection would end and nothing be said of it.
      sending.on('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new Error('the answer switches to another protocol'))
      })
      sending.end(body)
    })
    return await orTooSlow(answered, signal)
  }
}

function orTooSlow<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    work.then(resolve, reject)
  })
}
