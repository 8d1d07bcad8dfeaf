import type { FastifyReply } from 'fastify'
import { findAddress } from '#platform/common/addresses.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { siteTopic, marketTopic } from '#platform/server/live-hub.ts'
import type { NotRendered } from './not-rendered.ts'
import type { PageAddress } from './page-cache.ts'
import { readsFromQuery } from './page-queries.ts'
import * as t from '#platform/texts.ts'

const maxQuery = 300
/** A listing's page follows its price closely, and a seller's their changes; lists less so. */
const detailApartMs = 250
const listApartMs = 1_000
const marketRenewedMs = 2_000
/** An import of stock would invalidate them all the time. */
const marketPages = new Set(['/home', '/ibuy'])

/** Null for a page that isn't cached: only public ones are. */
export function pageAddress({ pathname, searchParams }: URL): PageAddress | null {
  const address = findAddress(pathname)
  if (address?.for !== 'public') return null
  const query = normalQuery(address.path, searchParams)
  if (query.length > maxQuery) return null
  const path = onePath(pathname)
  const key = query ? `${path}?${query}` : path
  const [, id] = /^\/(?:general|vehicle|property)\/(\d+)\//.exec(path) ?? []
  if (id) return { key, topics: [siteTopic, `listing:${id}`, `questions:${id}`], apartMs: detailApartMs }
  const [, sellerId] = /^\/seller-detail\/(\d+)$/.exec(path) ?? []
  const topics = [siteTopic, marketTopic, ...(sellerId ? [`seller:${sellerId}`] : [])]
  return {
    key,
    topics,
    apartMs: /^\/(?:seller-detail|shop)\//.test(path) ? detailApartMs : listApartMs,
    ...(marketPages.has(path) && { renewedMs: marketRenewedMs }),
  }
}

export const isNowhere = (pathname: string): boolean => findAddress(pathname) === null

/** The router accepts capitals, escapes and trailing slashes; the table has none of them. */
function onePath(pathname: string): string {
  const plain = pathname.split('/').map(decoded).join('/')
  return plain.toLowerCase().replace(/\/+$/, '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Sorted, and without parameters that the page doesn't read. */
function normalQuery(path: string, params: URLSearchParams): string {
  const parts = [...params].filter(([name, value]) => value !== '' && readsFromQuery(path, name))
  const query = new URLSearchParams(parts)
  query.sort()
  return query.toString()
}

const policy =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const getWords = makeTexts(() => ({
  429: {
    title: t.thats_a_lot_of_pages_at_once(),
    text: t.wait_a_minute_then_try_again(),
  },
  503: {
    title: t.were_very_busy_right_now(),
    text: t.your_bids_and_everything_youve_saved(),
  },
}))

const getPage = ({ title, text }: { title: string; text: string }) =>
  `<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title} · Hoko</title></head><body style="font:17px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:18vh 1.25rem 2rem"><p style="font-weight:800;font-size:1.5rem;letter-spacing:-.03em;margin:0 0 2rem">hoko</p><h1 style="font-size:1.375rem;line-height:1.25;margin:0 0 .5rem">${title}</h1><p style="margin:0 0 1.75rem">${text}</p><p style="margin:0"><a href="" style="color:inherit;font-weight:600">Try again</a></p></body></html>`

const getPages = makeTexts(() => ({
  429: Buffer.from(getPage(getWords()[429])),
  503: Buffer.from(getPage(getWords()[503])),
}))

export function sendStaticPage(
  reply: FastifyReply,
  { status, retry_after_s: retryAfterSeconds }: NotRendered,
) {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'retry-after': retryAfterSeconds,
    })
    .type('text/html; charset=utf-8')
    .send(getPages()[status])
}

/** Other sites and apps may frame these pages: they link nowhere else and act for nobody. */
export function mayBeFramed(path: string): boolean {
  const address = findAddress(path)?.path
  return address === '/contact-us-app' || (address?.startsWith('/mb/') ?? false)
}
