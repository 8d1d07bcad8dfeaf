import { findTestCard } from '#platform/common/payments/card-rules.ts'
import { transact, type Db } from '../../database/db.ts'
import { GatewayRefused } from '../gateway.ts'
import { cancelSandboxPayment, chargeSandbox, refundSandboxPayment } from '../sandbox-charges.ts'
import { readSandboxPayment } from '../sandbox-payments.ts'
import { bankAccounts } from './bank-accounts.ts'
import type { MemberCharge, MemberGateway, MemberPayment } from './member-gateway.ts'
import { beginSandboxOnboarding, openSandboxAccount, readSandboxAccount } from './sandbox-accounts.ts'
import {
  listSandboxChargebacks,
  openSandboxChargeback,
  readSandboxChargeback,
} from './sandbox-chargebacks.ts'
import { reverseSandboxTransfer, sumSandboxBalance, transferSandboxPayment } from './sandbox-transfers.ts'

interface Parts {
  db: Db
  publicUrl: string
}

/** With cards and customers of the sandbox for plans. Its books are our tables. */
export function createSandboxCardGateway(parts: Parts): MemberGateway {
  const { db, publicUrl } = parts
  return {
    ...createShared(parts, 'card'),
    openAccount: (account) => transact(db, (tx) => openSandboxAccount(tx, account)),
    beginOnboarding: async (onboarding) => {
      await transact(db, (tx) => beginSandboxOnboarding(tx, onboarding))
      return { url: `${publicUrl}/sandbox-onboarding/${onboarding.gateway_account_id}` }
    },
    readAccount: (id) => readSandboxAccount(db, id),
    reverseTransfer: (reversal, key) => transact(db, (tx) => reverseSandboxTransfer(tx, reversal, key)),
    readChargeback: (id) => readSandboxChargeback(db, id),
  }
}

/** Like Akahu: any bank account can be paid, and what it has been paid can't be taken back. */
export const createSandboxBankGateway = (parts: Parts): MemberGateway => ({
  ...createShared(parts, 'bank'),
  ...bankAccounts,
})

type Shared = Omit<MemberGateway, keyof typeof bankAccounts>

function createShared(parts: Parts, method: MemberGateway['method']): Shared {
  const { db } = parts
  const prefix = method === 'card' ? 'pi_' : 'bp_'
  const refuseOthers = (id: string) => {
    if (!id.startsWith(prefix)) throw new GatewayRefused(`no such payment: ${id}`)
  }
  const read = async (id: string) => {
    refuseOthers(id)
    return await readPayment(parts, id)
  }
  return {
    name: 'sandbox',
    method,
    charge: async (charge, key) => read(await chargeMember(db, { ...charge, method }, key)),
    readPayment: read,
    cancelPayment: async (id) => {
      refuseOthers(id)
      await transact(db, (tx) => cancelSandboxPayment(tx, id))
      return await read(id)
    },
    refund: async (refund, key) => {
      refuseOthers(refund.gateway_payment_id)
      return await transact(db, (tx) => refundSandboxPayment(tx, refund, key))
    },
    transfer: async (transfer, key) => {
      refuseOthers(transfer.gateway_payment_id)
      return await transact(db, (tx) => transferSandboxPayment(tx, transfer, key))
    },
    readBalance: async () => ({ available_cents: await sumSandboxBalance(db, method), pending_cents: 0 }),
  }
}

const chargeMember = (
  db: Db,
  { method, ...charge }: MemberCharge & { method: MemberGateway['method'] },
  key: string,
): Promise<string> =>
  transact(db, async (tx) => {
    if ((method === 'card') !== (charge.payment_method_id !== null))
      throw new GatewayRefused('a card is charged by card, and by bank none')
    const { id, card, isNew } = await chargeSandbox(tx, charge, key)
    if (isNew && card?.whenCharged === 'is_charged_back') await openSandboxChargeback(tx, id)
    return id
  })

async function readPayment({ db, publicUrl }: Parts, id: string): Promise<MemberPayment> {
  const [payment, chargebacks, saved] = await Promise.all([
    readSandboxPayment(db, id, publicUrl),
    listSandboxChargebacks(db, id),
    db
      .selectFrom('sandbox_payments as p')
      .innerJoin('sandbox_cards as c', 'c.id', 'p.card_id')
      .select('c.test_card')
      .where('p.id', '=', id)
      .executeTakeFirst(),
  ])
  const card = findTestCard(saved?.test_card ?? '')
  return {
    ...payment,
    card: card ? { fingerprint: `sandbox_${card.name}`, country: card.country } : null,
    chargebacks,
  }
}
