import type { LookupAddress } from 'node:dns'
import { Resolver } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { toError } from '#platform/common/errors.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Posts to an address that a stranger chose.
 * @returns the status
 */
export type Post = (url: URL, headers: Record<string, string>, body: Buffer) => Promise<number>

/** The address isn't on the public internet; a retry wouldn't change that. */
export class NotPublic extends Error {}

export interface Ways {
  lookup?: (hostname: string) => Promise<LookupAddress[]>
  isPublic?: (address: string) => boolean
  timeoutMs?: number
  ca?: string
  nameServers?: string[]
}

/**
 * Doesn't use the system's resolver, which blocks one of few threads until it gives up: names whose
 * server never answers would delay all others.
 */
export async function queryNameServers(hostname: string, nameServers?: string[]): Promise<LookupAddress[]> {
  const family = isIP(hostname)
  if (family !== 0) return [{ address: hostname, family }]
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (nameServers) resolver.setServers(nameServers)
  const of = (addresses: string[]) => addresses.map((address) => ({ address, family: isIP(address) }))
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? of(answer.value) : []))
  if (found.length === 0 && answers[0].status === 'rejected') throw answers[0].reason
  return found
}

/** @throws NotPublic unless all addresses of the name are public */
export async function findPublicAddress(
  url: URL,
  { lookup, isPublic, signal }: Required<Pick<Ways, 'lookup' | 'isPublic'>> & { signal: AbortSignal },
): Promise<LookupAddress> {
  if (url.protocol !== 'https:') throw new NotPublic('not https')
  // Only an IPv6 address in a URL has brackets.
  const found = await orTooSlow(lookup(url.hostname.replace(/^\[|\]$/g, '')), signal)
  const [first] = found
  if (!first || !found.every(({ address }) => isPublic(address))) throw new NotPublic('not a public address')
  return first
}

/** The request connects to this address, whatever DNS answers meanwhile. */
export const pinTo =
  (first: LookupAddress): LookupFunction =>
  (_hostname, { all }, answer) =>
    all ? answer(null, [first]) : answer(null, first.address, first.family)

/**
 * Https to public addresses only. The name is resolved once and that address is connected to, so
 * DNS can't answer differently the second time. Redirects aren't followed.
 */
export function createPublicPost({
  nameServers,
  lookup = (hostname) => queryNameServers(hostname, nameServers),
  isPublic = isPublicAddress,
  timeoutMs = 5_000,
  ca,
}: Ways = {}): Post {
  return async (url, headers, body) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const first = await findPublicAddress(url, { lookup, isPublic, signal })
    const answered = new Promise<number>((resolve, reject) => {
      const sending = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
          agent: false,
          signal,
          ca,
          lookup: pinTo(first),
        },
        (response) => {
          response.destroy()
          resolve(response.statusCode ?? 0)
        },
      )
      sending.on('error', reject)
      // Without a listener the connection would end without an event.
      sending.on('upgrade', (_response, socket) => {
        socket.destroy()
        reject(new Error('the answer switches to another protocol'))
      })
      sending.end(body)
    })
    return await orTooSlow(answered, signal)
  }
}

export function orTooSlow<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(toError(signal.reason)), { once: true })
    work.then(resolve, reject)
  })
}
