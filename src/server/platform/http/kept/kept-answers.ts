import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AnyOperation } from '#contract/core/operation.ts'
import { createCache } from '../../cache/cache.ts'
import { hearTopics } from '../../cache/hear-topics.ts'
import type { Platform } from '../../platform.ts'
import type { Answer, Call, Handler } from '../call.ts'
import { chooseCoding, type Coding } from '../pages/kept-page.ts'

interface KeepOptions {
  /** Overtakes what is kept, on every node. */
  topic?: string
  life_ms?: number
}

const max_entries = 100

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Body = Partial<Record<Coding, Promise<Buffer>>>

const bodies = new WeakMap<object, Body>()

/**
 * Keeps what is the same for everybody who asks the same, and its bytes. A change by this node overtakes it before the
 * change is answered, so its author reads it.
 */
export function keepAnswers<Op extends AnyOperation>(
  { db, live }: Pick<Platform, 'db' | 'live'>,
  { topic, life_ms = 0 }: KeepOptions,
  load: (call: Pick<Call<Op>, 'input'>) => Promise<Answer<Op>>,
): Handler<Op> {
  const cache = createCache<Answer<Op>>({ max_entries, life_ms })
  hearTopics({ db, live }, { forget: (one) => one === topic && cache.clear(), forgetAll: cache.clear })
  return async ({ input }) =>
    await cache.read(JSON.stringify(input), async () => {
      const answer = await load({ input })
      bodies.set(answer, {})
      return answer
    })
}

export const isKept = (answer: object): boolean => bodies.has(answer)

export async function sendKeptAnswer(req: FastifyRequest, reply: FastifyReply, answer: object) {
  const body = bodies.get(answer)!
  const coding = chooseCoding(req.headers['accept-encoding'])
  body.identity ??= Promise.resolve(Buffer.from(JSON.stringify(answer)))
  body[coding] ??= encode(await body.identity, coding)
  if (coding !== 'identity') reply.header('content-encoding', coding)
  return reply
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8')
    .send(await body[coding])
}

function encode(bytes: Buffer, coding: Coding): Promise<Buffer> {
  return coding === 'br'
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    : gzipped(bytes, { level: 9 })
}
