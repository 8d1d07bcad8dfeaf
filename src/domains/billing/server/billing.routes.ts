import type { FastifyInstance } from 'fastify'
import {
  downloadInvoice,
  downloadInvoicesOfYear,
  exportInvoices,
  getInvoice,
  listInvoices,
  exportMemberPayments,
  listMemberPayments,
  listPayments,
} from '#domains/billing/common/invoices/invoices.ts'
import {
  beginCardSetup,
  createStripeCard,
  deleteCard,
  finishCardSetup,
  listCards,
  setDefaultCard,
} from '#domains/billing/common/payments/payments.ts'
import { refundPayment } from '#domains/billing/common/subscriptions/refunds.ts'
import { checkPermission } from '#domains/billing/common/subscriptions/subscriptions.ts'
import type { Serve } from '#platform/server/http/call.ts'
import { sendProblem } from '#platform/server/http/problems.ts'
import { EventRefused } from '#platform/server/payments/gateway.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  exportPayments,
  listAccountPayments,
  listPaymentsOfMember,
} from './invoices/payments/payments.service.ts'
import {
  exportTable,
  downloadJson,
  downloadPdf,
  downloadYear,
  listFor,
  readInvoice,
} from './invoices/reading/reading.service.ts'
import {
  beginSetup,
  finishSetup,
  addCard,
  chooseDefaultCard,
  readCards,
  removeCard,
} from './payments/cards.service.ts'
import { receiveEvent } from './payments/gateway-events.service.ts'
import { readPermission } from './subscriptions/permissions/permissions.service.ts'
import { refundForAdmin } from './subscriptions/refunds/refunds.service.ts'

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

export function invoicesRoutes(serve: Serve, { db }: Platform): void {
  serve(listInvoices, async ({ input, caller }) => listFor(db, caller, input))
  serve(exportInvoices, async ({ input, caller }) => exportTable(db, caller.id, input))
  serve(getInvoice, async ({ input, caller }) => readInvoice(db, caller, input.id))
  serve(downloadInvoice, async ({ input: { id, pdf }, caller }) =>
    pdf === 'true' ? downloadPdf(db, caller, id) : downloadJson(db, caller, id),
  )
  serve(downloadInvoicesOfYear, async ({ input, caller }) => downloadYear(db, caller.id, input))
  serve(listPayments, async ({ input, caller }) => listAccountPayments(db, caller.id, input))
  serve(exportMemberPayments, ({ input, caller }) => exportPayments(db, caller.id, input.id))
  serve(listMemberPayments, async ({ input }) => listPaymentsOfMember(db, input))
}

export function permissionsRoutes(serve: Serve, { db }: Platform): void {
  serve(checkPermission, async ({ input, caller }) => await readPermission(db, caller.id, input))
}

export function refundsRoutes(serve: Serve, platform: Platform): void {
  serve(refundPayment, async ({ input, caller }) => refundForAdmin(platform, caller.id, input))
}
