import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress, limitKey } from './client-address.ts'
import { createRateLimit, type LimitOptions } from './rate-limit.ts'
import { refuseLimited } from './stranger-limit.ts'

/** A hook that counts each call for its account, or a visitor's for the address. */
export function limitCallers(options: LimitOptions) {
  const limit = createRateLimit(options)
  return async (req: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = req.caller ? `account ${req.caller.id}` : limitKey(clientAddress(req))
    const waitSeconds = limit.take(key)
    reply.headers(limit.describe(key))
    refuseLimited(waitSeconds)
  }
}
