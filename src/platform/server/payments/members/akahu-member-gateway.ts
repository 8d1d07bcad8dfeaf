import { createHash } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import { GatewayRefused, GatewayUnreachable } from '../gateway.ts'
import { connectAkahu, toCents, type AkahuApi, type OneOffPayment } from './akahu-api.ts'
import {
  claimAkahuTransfer,
  findAkahuCharge,
  listAkahuRefunds,
  recordAkahuSent,
  recordAkahuTransfer,
  refuseUsedKey,
  saveAkahuCharge,
  type NewAkahuTransfer,
} from './akahu-requests.ts'
import { cleanName, toDeclineCode, toPaymentStatus, toTransferState } from './akahu-rules.ts'
import type { AkahuConfig } from './akahu-settings.ts'
import { bankAccounts } from './bank-accounts.ts'
import type { MemberCharge, MemberGateway, MemberPayment } from './member-gateway.ts'

interface Parts {
  db: Db
  settings: AkahuConfig
  /** Distinguishes this installation's codes from another one's with the same bank account. */
  readKeyPrefix: () => Promise<string>
}

interface Client {
  db: Db
  akahu: AkahuApi
  readKeyPrefix: () => Promise<string>
}

/**
 * Buyers pay our bank account by Akahu's one-off payments; sellers and refunds are paid from it. Akahu
 * has no keys: `akahu_requests` stores them, and a transfer whose outcome is unknown is searched for by
 * its code before it is sent again.
 */
export function createAkahuGateway({ db, settings, readKeyPrefix }: Parts): MemberGateway {
  const own: Client = { db, akahu: connectAkahu(settings), readKeyPrefix }
  return {
    ...bankAccounts,
    name: 'bank',
    method: 'bank',
    charge: (charge, key) => chargeByBank(own, charge, key),
    readPayment: (id) => readPayment(own, id),
    cancelPayment: async (id) => {
      const payment = await readPayment(own, id)
      if (payment.status !== 'requires_action') return payment
      await cancelQuietly(own, id)
      return await readPayment(own, id)
    },
    refund: async ({ gateway_payment_id: paymentId, amount_cents: cents }, key) => {
      const { payer } = await readPaid(own, paymentId)
      const number = payer?.account_number
      if (!number)
        throw new GatewayRefused('the bank does not say who paid: it can only be paid back by hand')
      const refund = {
        kind: 'refund',
        payment_id: paymentId,
        account_number: number,
        amount_cents: cents,
      } as const
      return await send(own, key, { ...refund, name: payer.name ?? 'Buyer', reference: 'Refund' })
    },
    transfer: async (transfer, key) => {
      const { gateway_payment_id: paymentId, payeeName: name, reference } = transfer
      const { gateway_account_id: number } = await bankAccounts.readAccount(transfer.gateway_account_id)
      if (!name) throw new GatewayRefused(`the bank account ${number} has no name`)
      await readPaid(own, paymentId)
      const request = { kind: 'transfer', payment_id: paymentId, account_number: number } as const
      return await send(own, key, { ...request, amount_cents: transfer.amount_cents, name, reference })
    },
    readBalance: async () => ({ available_cents: await own.akahu.readBalance(), pending_cents: 0 }),
  }
}

async function chargeByBank(own: Client, charge: MemberCharge, key: string): Promise<MemberPayment> {
  const { db, akahu } = own
  if (charge.payment_method_id !== null) throw new GatewayRefused('a card is not charged by bank')
  const before = await findAkahuCharge(db, key)
  if (before?.payment_id) {
    if (before.amount_cents !== charge.amount_cents) refuseUsedKey(key)
    return await readPayment(own, before.payment_id)
  }
  const { _id: made } = await akahu.createPayment(charge)
  const saved = { payment_id: made, amount_cents: charge.amount_cents }
  const id = await saveAkahuCharge(db, key, saved)
  // No buyer was sent to it.
  if (id !== made) await cancelQuietly(own, made)
  return await readPayment(own, id)
}

/** One that is authorised already can't be cancelled, and others expire after an hour. */
async function cancelQuietly({ akahu }: Client, id: string): Promise<void> {
  await akahu.cancelPayment(id).catch((error: unknown) => {
    if (!(error instanceof GatewayRefused)) throw error
  })
}

async function fetchPayment({ akahu }: Client, id: string): Promise<OneOffPayment> {
  if (!/^one_off_payment_[a-z0-9]{25,27}$/.test(id)) throw new GatewayRefused(`no such payment: ${id}`)
  return await akahu.readPayment(id)
}

async function readPayment(own: Client, id: string): Promise<MemberPayment> {
  const [payment, refunds] = await Promise.all([fetchPayment(own, id), listAkahuRefunds(own.db, id)])
  const status = toPaymentStatus(payment.status)
  const page = payment.authorisation_url ?? `https://payments.akahu.nz/?payment=${id}`
  return {
    id,
    status,
    amount_cents: toCents(payment.amount),
    refunds,
    failure_code: status === 'failed' ? toDeclineCode(payment.status_reason?.code ?? null) : null,
    action_url: status === 'requires_action' ? page : null,
    card: null,
    chargebacks: [],
  }
}

async function readPaid(own: Client, id: string): Promise<OneOffPayment> {
  const payment = await fetchPayment(own, id)
  if (toPaymentStatus(payment.status) !== 'succeeded') throw new GatewayRefused(`${id} is not paid yet`)
  return payment
}

type SentTransfer = Omit<NewAkahuTransfer, 'code'> & { name: string; reference: string }

/** Done once the bank has sent it; until then, the outcome counts as unknown. */
async function send(
  own: Client,
  key: string,
  { name, reference, ...transfer }: SentTransfer,
): Promise<string> {
  const { db, akahu } = own
  const code = makeCode(`${await own.readKeyPrefix()} ${key}`)
  const { request, wasTried } = await claimAkahuTransfer(db, key, { ...transfer, code })
  const known = request.transfer_id ?? (wasTried ? await findByCode(own, code, request.created_at) : null)
  const id =
    known ??
    (await akahu
      .createTransfer({
        to: { account_number: transfer.account_number, name: cleanName(name) },
        amount_cents: transfer.amount_cents,
        reference,
        code,
      })
      .catch((error: unknown) => failIfRefused(own, key, error)))
  if (request.transfer_id === null) await recordAkahuTransfer(db, key, { transfer_id: id })
  await followTransfer(own, key, id)
  return id
}

async function followTransfer({ db, akahu }: Client, key: string, id: string): Promise<void> {
  const { status, status_code: code, status_text: text } = await akahu.readTransfer(id)
  const state = toTransferState(status)
  if (state === 'pending') throw new GatewayUnreachable(`the bank has not sent ${id} yet: ${status}`)
  if (state === 'sent') {
    await recordAkahuSent(db, key)
    return
  }
  const failure = [status, code, text].filter(Boolean).join(' ')
  await recordAkahuTransfer(db, key, { failure })
  throw new GatewayRefused(failure)
}

async function failIfRefused({ db }: Client, key: string, error: unknown): Promise<never> {
  if (error instanceof GatewayRefused) await recordAkahuTransfer(db, key, { failure: error.message })
  throw error
}

const dayMs = 86_400_000

async function findByCode({ akahu }: Client, code: string, createdAt: Date): Promise<string | null> {
  const transfers = await akahu.listTransfers(new Date(createdAt.getTime() - dayMs))
  const found = transfers.find(({ meta }) => meta?.source?.code === code || meta?.destination?.code === code)
  return found?._id ?? null
}

/** Statements have room for 12 letters and digits. */
const makeCode = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .toUpperCase()
    .slice(0, 12)
