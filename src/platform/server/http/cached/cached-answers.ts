import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { must } from '#platform/common/must.ts'
import type { AnyOperation } from '#platform/common/operation.ts'
import type { Platform } from '../../platform.ts'
import type { Answer, Call, Handler } from '../call.ts'
import { chooseCoding, type Coding } from '../pages/compressed-page.ts'

interface AnswerCacheOptions {
  topics?: readonly string[]
  ttlMs?: number
}

/** An answer that is the same for everybody, as it's sent. */
export interface CachedBody {
  id: number
  json: string
  codings: Partial<Record<Coding, Promise<Buffer>>>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const bodies = new WeakMap<object, CachedBody>()
let count = 0

/** Includes all its encodings. */
const sizeOf = (answer: object) => 3 * must(bodies.get(answer), 'cached body').json.length + 1_000

/** For answers that are the same for every caller. */
export function cacheAnswers<Op extends AnyOperation>(
  { caches }: Pick<Platform, 'caches'>,
  op: Op,
  { topics = [], ttlMs = Infinity }: AnswerCacheOptions,
  load: (call: Pick<Call<Op>, 'input'>) => Promise<Answer<Op>>,
): Handler<Op> {
  const cache = caches.open<Answer<Op>>({
    name: `answers of ${op.name}`,
    maxBytes: 16 * 2 ** 20,
    sizeOf,
    ttlMs,
    topics,
  })
  return async ({ input }) =>
    await cache.read(JSON.stringify(input), async () => {
      const answer = await load({ input })
      bodies.set(answer, { id: (count += 1), json: JSON.stringify(answer), codings: {} })
      return answer
    })
}

export const findCachedBody = (answer: object): CachedBody | undefined => bodies.get(answer)

export async function sendCachedBody(req: FastifyRequest, reply: FastifyReply, body: CachedBody) {
  const coding = chooseCoding(req.headers['accept-encoding'])
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8')
    .send(await (body.codings[coding] ??= encode(Buffer.from(body.json), coding)))
}

async function encode(bytes: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'br') return await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  return coding === 'gzip' ? await gzipped(bytes, { level: 9 }) : bytes
}
