import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatMoney } from '#platform/common/formats/formats.ts'
import type { Platform } from '../platform.ts'
import { limitCallers } from '../http/limits/limit-callers.ts'
import { escapeHtml, sendDevPage } from '../http/pages/dev-page.ts'
import { sendProblem } from '../http/problems.ts'
import { makeReturnPath, registerSandboxMemberPages } from './members/sandbox-member-pages.ts'
import { answerSandboxConfirmation, findSandboxPayment } from './sandbox-payments.ts'
import * as t from '#platform/texts.ts'

interface Params {
  Params: { id: string }
}

type Payment = NonNullable<Awaited<ReturnType<typeof findSandboxPayment>>>

/** Simulates the page of the card's bank, or of the payer's own. The holder of the random address is the cardholder. */
export function registerSandboxPage(
  server: FastifyInstance,
  { config, db, gateway, limits }: Pick<Platform, 'config' | 'db' | 'gateway' | 'limits'>,
): void {
  if (gateway?.name !== 'sandbox') return
  const { publicUrl } = config.http
  const limit = () => (config.limits.rateLimits ? [limitCallers(limits.open('sandbox', { most: 60 }))] : [])
  void server.register(async (own) => {
    // The forms have no fields.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { bodyLimit: 1_024, parseAs: 'string' }, (_req, _body, done) =>
      done(null, null),
    )
    registerSandboxMemberPages(own, { db, publicUrl, limit })
    own.get<Params>('/sandbox-confirm/:id', { onRequest: limit() }, async (request, reply) => {
      const payment = await findSandboxPayment(db, request.params.id)
      return payment ? sendPage(reply, payment, publicUrl) : sendProblem(request, reply, 'not_found')
    })
    for (const answer of ['approve', 'decline'] as const)
      own.post<Params>(`/sandbox-confirm/:id/${answer}`, { onRequest: limit() }, async (request, reply) => {
        const { id } = request.params
        if (!(await findSandboxPayment(db, id))) return await sendProblem(request, reply, 'not_found')
        const payment = await answerSandboxConfirmation(db, id, answer === 'approve')
        reply.header('cache-control', 'no-store')
        return reply.redirect(makeReturnPath(payment, publicUrl), 303)
      })
  })
}

function sendPage(reply: FastifyReply, payment: Payment, publicUrl: string) {
  if (payment.status !== 'requires_action')
    return sendDevPage(reply, {
      title: t.payment_already_answered(),
      body: `<p>${t.this_payment_is_no_longer_waiting()}</p>
<p><a href="${escapeHtml(makeReturnPath(payment, publicUrl))}">${t.back_to_hoko()}</a></p>`,
    })
  const form = (answer: string, label: string) =>
    `<form method="post" action="/sandbox-confirm/${payment.id}/${answer}"><button>${label}</button></form>`
  const isByBank = payment.card_id === null
  return sendDevPage(reply, {
    title: isByBank ? t.pay_from_your_bank_account() : t.confirm_this_payment(),
    body: `<p>${isByBank ? t.test_payments_your_own_bank_asks() : t.test_payments_no_money_moves()}</p>
<h2>${escapeHtml(payment.description)}, ${formatMoney(payment.amount_cents)}</h2>
${form('approve', t.approve_payment())}
${form('decline', t.decline_payment())}`,
  })
}
