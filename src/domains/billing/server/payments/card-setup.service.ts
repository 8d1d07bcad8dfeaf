import { maxCards, type Card } from '#domains/billing/common/payments/payments.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { enqueue, type TaskKind } from '#platform/server/jobs/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import { saveCard, type Parts } from './cards.service.ts'
import { selectCards, type Owner } from './cards.queries.ts'
import { ensureCustomer } from './customers.service.ts'
import { callGateway, requireGateway } from './gateway-calls.service.ts'
import * as t from '#domains/billing/texts.ts'

/** Only if the card is typed on the gateway’s own page. */
export async function beginSetup(
  parts: Parts & { publicUrl: string },
  accountId: AccountId,
  returnTo: string,
): Promise<{ url: string }> {
  const { db, log, publicUrl } = parts
  const gateway = requireGateway(parts)
  const cards = await selectCards(db, { account_id: accountId, gateway: gateway.name })
  if (cards.length >= maxCards) refuse('cards_full')
  const setup = await callGateway(log, async () => {
    const customerId = await ensureCustomer({ db, gateway }, accountId)
    return await gateway.beginCardSetup({ customer_id: customerId, return_url: `${publicUrl}${returnTo}` })
  })
  return setup ? { url: setup.url } : refuse('not_found')
}

export async function finishSetup(parts: Parts, accountId: AccountId, setupId: string): Promise<Card> {
  const { db, log } = parts
  const gateway = requireGateway(parts)
  const outcome = await callGateway(log, async () =>
    gateway.readCardSetup(setupId, await ensureCustomer({ db, gateway }, accountId)),
  )
  if (!outcome) refuse('not_found', { message: t.no_card_was_added() })
  return await saveCard(db, { account_id: accountId, gateway: gateway.name }, outcome)
}

interface DoneSetup {
  gateway: Owner['gateway']
  setup: string
  customer: string
}

export const saveCardOfSetupKind: TaskKind<DoneSetup> = { name: 'save_card_of_setup' }

export const saveCardLater = (tx: Tx, setup: DoneSetup): Promise<void> =>
  enqueue(tx, saveCardOfSetupKind, setup)

/** For a cardholder who never returned to us. */
export async function saveCardOfSetup(
  { db, gateway }: Pick<Platform, 'db' | 'gateway'>,
  setup: DoneSetup,
): Promise<void> {
  const accountId = await selectAccountOf(db, setup)
  if (accountId === undefined || gateway?.name !== setup.gateway) return
  const outcome = await gateway.readCardSetup(setup.setup, setup.customer)
  if (!outcome || 'declined' in outcome) return
  await saveCard(db, { account_id: accountId, gateway: gateway.name }, outcome).catch((error: unknown) => {
    // Full, or removed since: no caller waits for an answer.
    if (!(error instanceof Refusal)) throw error
  })
}

async function selectAccountOf(db: Db, { gateway, customer }: DoneSetup): Promise<AccountId | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('account_id')
    .where('gateway', '=', gateway)
    .where('customer_id', '=', customer)
    .executeTakeFirst()
  return row?.account_id
}
