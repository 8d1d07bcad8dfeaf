import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy, type PolicyOptions } from '../security-headers.ts'

export type Coding = 'br' | 'gzip' | 'identity'

interface Body {
  bytes: Buffer
  headers: Record<string, string | number>
  etag: string
}

export interface PageHead {
  status: number
  location: string | null
  topics: string[]
  /** Content-Security-Policy. */
  policy: string
  /** Covers policy and content. */
  digest: string
}

export interface CompressedPage {
  status: number
  head: PageHead
  identity: Body
  br: Body
  /** Compressed on first request: nearly all clients accept brotli. */
  getGzip: () => Promise<Body>
  location?: string
  topics: string[]
  bytes: number
  /** Rendered before the database was lost; the browser then says that prices may be out of date. */
  isStale?: boolean
}

export interface RenderedPage {
  status: number
  /** UTF-8, so that it moves from a thread without being copied. */
  html: Uint8Array<ArrayBuffer>
  location: string | null
  scripts: string[]
  topics: string[]
}

/** Not stored in shared caches, and revalidated by browsers: the hint cookie decides a redirect. */
const revalidated = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' }

/** Approximate bytes per entry beyond its page. */
const overhead = 2_048

/** The one header of a page that its scripts can read. */
const staleTiming = 'stale'

const compressBrotli = promisify(brotliCompress)
const brotli = (bytes: Buffer) =>
  compressBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
const gzipped = promisify(gzip)

export async function compressPage(
  { status, html, location, scripts, topics }: RenderedPage,
  options: Pick<PolicyOptions, 'imageOrigins' | 'canBeFramed'>,
): Promise<CompressedPage> {
  const identity = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const policy = pagePolicy(scripts, { ...options, allowsDevServer: false })
  const digest = createHash('sha256').update(policy).update(identity).digest('base64url').slice(0, 27)
  return assemblePage({ status, location, topics, policy, digest }, identity, await brotli(identity))
}

export function assemblePage(head: PageHead, identity: Buffer, compressed: Buffer): CompressedPage {
  const { status, location, topics, policy, digest } = head
  const body = (coding: Coding, bytes: Buffer): Body => {
    const etag = `"${digest}-${coding}"`
    const headers = {
      ...revalidated,
      etag,
      'content-security-policy': policy,
      ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
    }
    return { bytes, headers, etag }
  }
  let gzipBody: Promise<Body> | undefined
  return {
    status,
    head,
    identity: body('identity', identity),
    br: body('br', compressed),
    getGzip: () => (gzipBody ??= gzipped(identity, { level: 6 }).then((bytes) => body('gzip', bytes))),
    topics,
    // Includes room for gzip, which is a little larger than brotli.
    bytes: Math.ceil(identity.length + 2.25 * compressed.length + overhead),
    ...(location === null ? {} : { location }),
  }
}

export function sendCompressedPage(
  req: FastifyRequest,
  reply: FastifyReply,
  { status, identity, br, getGzip, location, isStale = false }: CompressedPage,
) {
  if (isStale) reply.header('server-timing', staleTiming)
  if (location !== undefined) return reply.headers(revalidated).redirect(location, status)
  const coding = chooseCoding(req.headers['accept-encoding'])
  if (coding === 'gzip') return getGzip().then((body) => sendBody(req, reply, status, body))
  return sendBody(req, reply, status, coding === 'br' ? br : identity)
}

function sendBody(req: FastifyRequest, reply: FastifyReply, status: number, { bytes, headers, etag }: Body) {
  reply.headers(headers)
  if (status === 200 && names(req.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.code(status).type('text/html; charset=utf-8').send(bytes)
}

export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const weights = new Map<string, number>()
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1)
  }
  const getWeight = (coding: Coding) => weights.get(coding) ?? weights.get('*') ?? 0
  const [best] = (['br', 'gzip'] as const).toSorted((a, b) => getWeight(b) - getWeight(a))
  const plain = weights.get('identity') ?? 0
  return best && getWeight(best) > 0 && getWeight(best) >= plain ? best : 'identity'
}

/** Proxies that recompress weaken an ETag; it still names the same page. */
const names = (wanted: string | undefined, etag: string) =>
  wanted !== undefined && wanted.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
