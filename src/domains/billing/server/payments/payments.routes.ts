import type { FastifyInstance } from 'fastify'
import {
  beginCardSetup,
  createStripeCard,
  deleteCard,
  finishCardSetup,
  listCards,
  setDefaultCard,
} from '#domains/billing/common/payments/payments.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { sendProblem } from '#platform/server/http/problems.ts'
import { EventRefused } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import { beginSetup, finishSetup } from './card-setup.service.ts'
import { addCard, chooseDefaultCard, readCards, removeCard } from './cards.service.ts'
import { receiveEvent } from './gateway-events.service.ts'

export function paymentsRoutes(serve: Serve, platform: Platform): void {
  const { publicUrl } = platform.config.http
  serve(listCards, ({ caller }) => readCards(platform, caller.id))
  serve(createStripeCard, ({ input, caller }) => addCard(platform, caller.id, input.token))
  serve(setDefaultCard, ({ input, caller }) => chooseDefaultCard(platform, caller.id, input.id))
  serve(deleteCard, async ({ input, caller }) => {
    await removeCard(platform, caller.id, input.id)
    return { ok: true as const }
  })
  serve(beginCardSetup, ({ input, caller }) =>
    beginSetup({ ...platform, publicUrl }, caller.id, input.return_to),
  )
  serve(finishCardSetup, ({ input, caller }) => finishSetup(platform, caller.id, input.setup_id))
}

const maxEventBytes = 256 * 1024

/** Outside the contract: the signature covers the raw body. */
export function registerStripeWebhook(server: FastifyInstance, { db, gateway, log }: Platform): void {
  if (!gateway || gateway.isPolled) return
  void server.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: maxEventBytes },
      (_req, body, done) => done(null, body),
    )
    own.post<{ Body: string | undefined }>('/api/stripe-webhook', async (request, reply) => {
      const { 'stripe-signature': signature } = request.headers
      try {
        const event = await gateway.readEvent(request.body ?? '', [signature].flat().join(','))
        await receiveEvent(db, gateway.name, event)
      } catch (error) {
        if (!(error instanceof EventRefused)) throw error
        log.warn({ err: error }, 'a webhook was refused')
        return await sendProblem(request, reply, 'bad_request')
      }
      return reply.header('cache-control', 'no-store').send({ received: true })
    })
  })
}
