import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createStripeCard } from '#domains/billing/common/payments/payments.ts'
import type { Interval } from '#domains/billing/server/subscriptions/subscriptions.rules.ts'
import { aMember } from '#test/harness/market/people.ts'
import type { Market, Person } from '#test/harness/test-app.ts'
import { aSandboxToken } from './gateways.ts'

export const now = sql<Date>`clock_timestamp()`

export async function aPlan(
  { platform: { db } }: Market,
  priceCents: number,
  interval: Interval = 'month',
  limits: { max_general_listings?: number } = {},
): Promise<{ id: number; name: string }> {
  const { n } = await db
    .selectFrom('plans')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return await db
    .insertInto('plans')
    .values({
      name: `Plan ${randomUUID().slice(0, 8)}`,
      price_cents: priceCents,
      interval,
      status: 'enabled',
      position: n,
      max_pictures: 10,
      ...limits,
      created_at: now,
      updated_at: now,
    })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

export async function addCard(app: Market, person: Person, card = 'visa'): Promise<number> {
  const { id, message } = await app.as(person).call(createStripeCard, { token: aSandboxToken(card) })
  if (id === undefined) throw new Error(message)
  return id
}

export async function aPayer(app: Market, card = 'visa'): Promise<Person> {
  const person = await aMember(app)
  await addCard(app, person, card)
  return person
}

export const selectInvoices = ({ platform: { db } }: Market, { id }: Person) =>
  db
    .selectFrom('invoices')
    .select(['number', 'kind', 'total_cents', 'gst_cents', 'issued_at'])
    .where('account_id', '=', id)
    .orderBy('number')
    .execute()

export const selectPayments = ({ platform: { db } }: Market, { id }: Person) =>
  db
    .selectFrom('payments')
    .select(['id', 'purpose', 'status', 'amount_cents', 'gateway_payment_id'])
    .where('account_id', '=', id)
    .orderBy('id')
    .execute()
