import { sql } from 'kysely'
import {
  type DeliveryTemplate,
  maxDeliveryTemplates,
  type saveDeliveryTemplate,
} from '#domains/delivery/common/delivery-templates.ts'
import { lockOwnAccount } from '#domains/identity/server/account/account.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { fromColumn } from '#platform/server/database/from-column.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/delivery/texts.ts'

const columns = ['id', 'name', 'pickup', 'delivery_options', 'payment_methods', 'closing_text'] as const

export async function readTemplates(db: Db, accountId: AccountId): Promise<DeliveryTemplate[]> {
  const rows = await db
    .selectFrom('delivery_templates')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy(sql`lower(name)`)
    .execute()
  return rows.map(viewTemplate)
}

/** Replaces the one of the same name. The lock of the account serialises changes, so that the limit holds. */
export function saveTemplate(
  db: Db,
  accountId: AccountId,
  { delivery_options: options, ...input }: OperationValues<typeof saveDeliveryTemplate>,
): Promise<DeliveryTemplate> {
  return transact(db, async (tx) => {
    await lockOwnAccount(tx, accountId)
    const values = {
      ...input,
      delivery_options: JSON.stringify(options),
      updated_at: await readClock(tx),
    }
    const id = await selectIdByName(tx, accountId, input.name)
    if (id !== undefined) {
      return viewTemplate(
        await tx
          .updateTable('delivery_templates')
          .set(values)
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirstOrThrow(),
      )
    }
    if ((await countTemplates(tx, accountId)) >= maxDeliveryTemplates) refuse('delivery_templates_full')
    return viewTemplate(
      await tx
        .insertInto('delivery_templates')
        .values({ account_id: accountId, ...values })
        .returning(columns)
        .executeTakeFirstOrThrow(),
    )
  })
}

export function renameTemplate(
  db: Db,
  accountId: AccountId,
  { id, name }: { id: number; name: string },
): Promise<DeliveryTemplate> {
  return transact(db, async (tx) => {
    await lockOwnAccount(tx, accountId)
    const other = await selectIdByName(tx, accountId, name)
    if (other !== undefined && other !== id) {
      refuse('validation_failed', { errors: { name: t.you_have_a_template_with_this_name() } })
    }
    const row = await tx
      .updateTable('delivery_templates')
      .set({ name, updated_at: await readClock(tx) })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirst()
    return row ? viewTemplate(row) : refuse('not_found')
  })
}

export function removeTemplate(db: Db, accountId: AccountId, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('delivery_templates')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) refuse('not_found')
  })
}

export async function forgetTemplates(tx: Tx, accountId: AccountId): Promise<void> {
  await tx.deleteFrom('delivery_templates').where('account_id', '=', accountId).execute()
}

async function selectIdByName(tx: Tx, accountId: AccountId, name: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('delivery_templates')
    .select('id')
    .where('account_id', '=', accountId)
    .where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`)
    .executeTakeFirst()
  return row?.id
}

async function countTemplates(tx: Tx, accountId: AccountId): Promise<number> {
  const { count } = await tx
    .selectFrom('delivery_templates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

interface TemplateRow {
  id: number
  name: string
  pickup: DeliveryTemplate['pickup']
  delivery_options: unknown
  payment_methods: string[]
  closing_text: string
}

const viewTemplate = ({ id, name, pickup, ...row }: TemplateRow): DeliveryTemplate => ({
  id,
  name,
  pickup,
  delivery_options: fromColumn<DeliveryTemplate['delivery_options']>(row.delivery_options),
  payment_methods: fromColumn<DeliveryTemplate['payment_methods']>(row.payment_methods),
  closing_text: row.closing_text,
})
