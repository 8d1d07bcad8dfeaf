import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { formatMoney } from '#platform/common/formats/formats.ts'
import { transact, type Db } from '../../database/db.ts'
import { escapeHtml, sendDevPage } from '../../http/pages/dev-page.ts'
import { sendProblem } from '../../http/problems.ts'
import { GatewayRefused } from '../gateway.ts'
import { findSandboxPayment } from '../sandbox-payments.ts'
import { answerSandboxOnboarding, findSandboxAccount, onboardingAnswers } from './sandbox-accounts.ts'
import { endSandboxChargeback, listSandboxChargebacks, openSandboxChargeback } from './sandbox-chargebacks.ts'
import * as t from '#platform/texts.ts'

interface Params {
  Params: { id: string }
}

interface Parts {
  db: Db
  publicUrl: string
  limit: () => onRequestAsyncHookHandler[]
}

/** A path, since the browser may know this Hoko by another name. */
export const makeReturnPath = ({ return_url: returnUrl }: { return_url: string | null }, publicUrl: string) =>
  returnUrl?.startsWith(`${publicUrl}/`) ? returnUrl.slice(publicUrl.length) : '/'

/** Simulates the gateway's pages. The addresses are random: their holder is the member, or the operator. */
export function registerSandboxMemberPages(own: FastifyInstance, parts: Parts): void {
  registerOnboarding(own, parts)
  registerChargebacks(own, parts)
}

function registerOnboarding(own: FastifyInstance, { db, publicUrl, limit }: Parts): void {
  own.get<Params>('/sandbox-onboarding/:id', { onRequest: limit() }, async (request, reply) => {
    const account = await findSandboxAccount(db, request.params.id)
    if (!account) return await sendProblem(request, reply, 'not_found')
    const { id, state } = account
    const form = (answer: string, label: string) => makeForm(`/sandbox-onboarding/${id}/${answer}`, label)
    return sendDevPage(reply, {
      title: t.say_who_you_are(),
      body: `<p>${t.test_payments_no_document_is_needed()}</p>
<p>${t.your_account_is_now({ state: state === 'incomplete' ? 'other' : state })}</p>
${form('approve', t.confirm_my_identity())}
${form('ask-for-more', t.ask_for_an_identity_document())}
${form('refuse-transfers', t.confirm_and_refuse_transfers())}
${form('restrict', t.restrict_my_account())}
<p><a href="${escapeHtml(makeReturnPath(account, publicUrl))}">${t.back_to_hoko()}</a></p>`,
    })
  })
  for (const answer of onboardingAnswers)
    own.post<Params>(`/sandbox-onboarding/:id/${answer}`, { onRequest: limit() }, async (request, reply) => {
      const { id } = request.params
      if (!(await findSandboxAccount(db, id))) return await sendProblem(request, reply, 'not_found')
      const account = await transact(db, (tx) => answerSandboxOnboarding(tx, id, answer))
      return sendBack(reply, makeReturnPath(account, publicUrl))
    })
}

function registerChargebacks(own: FastifyInstance, { db, limit }: Parts): void {
  own.get<Params>('/sandbox-chargeback/:id', { onRequest: limit() }, async (request, reply) => {
    const payment = await findSandboxPayment(db, request.params.id)
    if (!payment) return await sendProblem(request, reply, 'not_found')
    const { id, description, amount_cents: amountCents } = payment
    const chargebacks = await listSandboxChargebacks(db, id)
    const form = (answer: string, label: string) => makeForm(`/sandbox-chargeback/${id}/${answer}`, label)
    return sendDevPage(reply, {
      title: t.chargebacks_of_this_payment(),
      body: `<p>${t.test_payments_act_as_the_cards_bank()}</p>
<h2>${escapeHtml(description)}, ${formatMoney(amountCents)}</h2>
<p>${t.this_payment_has_n_chargebacks({ count: chargebacks.length })}</p>
${form('open', t.charge_this_payment_back())}
${form('won', t.decide_for_the_seller())}
${form('lost', t.decide_for_the_buyer())}`,
    })
  })
  for (const answer of ['open', 'won', 'lost'] as const)
    own.post<Params>(`/sandbox-chargeback/:id/${answer}`, { onRequest: limit() }, async (request, reply) => {
      const { id } = request.params
      if (!(await findSandboxPayment(db, id))) return await sendProblem(request, reply, 'not_found')
      await changeChargebacks(db, id, answer)
      return sendBack(reply, `/sandbox-chargeback/${id}`)
    })
}

/** Changes nothing where there is nothing to charge back, or to decide. */
async function changeChargebacks(db: Db, paymentId: string, answer: 'open' | 'won' | 'lost'): Promise<void> {
  if (answer === 'open') {
    await transact(db, (tx) => openSandboxChargeback(tx, paymentId)).catch((error: unknown) => {
      if (!(error instanceof GatewayRefused)) throw error
    })
    return
  }
  for (const id of await listSandboxChargebacks(db, paymentId))
    await transact(db, (tx) => endSandboxChargeback(tx, id, answer))
}

const makeForm = (action: string, label: string) =>
  `<form method="post" action="${action}"><button>${label}</button></form>`

function sendBack(reply: FastifyReply, address: string): FastifyReply {
  reply.header('cache-control', 'no-store')
  return reply.redirect(address, 303)
}
