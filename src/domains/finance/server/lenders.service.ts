import type {
  getGoodLending,
  putLenders,
  LenderDraft,
  changeDealerFinance,
} from '#domains/finance/common/finance.ts'
import { lockAccount, updateAccount, viewFinance } from '#domains/identity/server/account/account.service.ts'
import { attachImages, releaseImages } from '#domains/media/server/media.service.ts'
import {
  changesBetween,
  isUnchanged,
  recordUnchanged,
  recordAudit,
} from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { must } from '#platform/common/must.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import {
  lockLenderList,
  selectLenderList,
  selectLenders,
  viewLenders,
  type LenderRow,
} from './finance.queries.ts'
import { findLenderErrors } from './lenders.rules.ts'
import * as t from '#domains/finance/texts.ts'

type Lenders = OperationReply<typeof putLenders>

export async function readLenders(db: Db): Promise<Lenders> {
  const { version, changed_at: changedAt, changed_by: changedBy } = await selectLenderList(db)
  const items = await viewLenders(db, await selectLenders(db))
  return { items, version, changed_at: changedAt?.toISOString() ?? null, changed_by: changedBy }
}

const goodLending = 'good lending'

export async function readGoodLending(db: Db): Promise<OperationReply<typeof getGoodLending>> {
  const rows = await selectLenders(db)
  const row = rows.find(({ name, is_enabled: isEnabled }) => isEnabled && name.toLowerCase() === goodLending)
  if (!row) return { lender: null }
  const [lender] = await viewLenders(db, [row])
  const { email: _email, logo_image_id: _image, is_enabled: _enabled, ...shown } = must(lender, 'lender')
  return { lender: shown }
}

/** Refused if another admin has saved the list since it was read. */
export async function replaceLenders(
  db: Db,
  actorId: AccountId,
  { version, items }: OperationValues<typeof putLenders>,
): Promise<Lenders> {
  await transact(db, async (tx) => {
    if ((await lockLenderList(tx)) !== version) refuse('lenders_changed')
    const before = new Map((await selectLenders(tx)).map((row) => [row.id, row]))
    if (items.some(({ id }) => id !== null && !before.has(id))) refuse('lenders_changed')
    const errors = findLenderErrors(items)
    if (Object.keys(errors).length > 0) refuse('validation_failed', { errors })
    if (isSameList([...before.values()], items)) return recordUnchanged()
    const changedAt = await readClock(tx)
    const writing = { tx, actor_id: actorId, now: changedAt }
    for (const row of before.values())
      if (!items.some(({ id }) => id === row.id)) await removeLender(writing, row)
    for (const [position, { id, ...draft }] of items.entries()) {
      const row = id === null ? undefined : before.get(id)
      await setLogo(writing, row?.logo_image_id ?? null, draft.logo_image_id, position)
      await (row
        ? changeLender(writing, row, { ...draft, position })
        : addLender(writing, { ...draft, position }))
    }
    await tx
      .updateTable('lender_lists')
      .set({ version: version + 1, changed_at: changedAt, changed_by: actorId })
      .execute()
  })
  return await readLenders(db)
}

const isSameList = (rows: LenderRow[], items: LenderDraft[]) =>
  rows.length === items.length &&
  items.every(({ id, ...draft }, position) => {
    const row = rows.find((one) => one.id === id)
    return row !== undefined && isUnchanged(changesBetween<Fields>(getFacts(row), { ...draft, position }))
  })

interface Writing {
  tx: Tx
  actor_id: AccountId
  now: Date
}

type Fields = Omit<LenderDraft, 'id'> & { position: number }

async function addLender({ tx, actor_id: actorId, now }: Writing, fields: Fields) {
  const { id } = await tx
    .insertInto('lenders')
    .values({ ...fields, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'lender.added',
    subject_kind: 'lender',
    subject_id: id,
    after: { ...fields },
  })
}

async function changeLender({ tx, actor_id: actorId, now }: Writing, row: LenderRow, fields: Fields) {
  const changes = changesBetween(getFacts(row), fields)
  if (Object.keys(changes.after).length === 0) return
  await tx
    .updateTable('lenders')
    .set({ ...fields, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'lender.changed',
    subject_kind: 'lender',
    subject_id: row.id,
    ...changes,
  })
}

async function removeLender({ tx, actor_id: actorId }: Writing, row: LenderRow) {
  await tx.deleteFrom('lenders').where('id', '=', row.id).execute()
  if (row.logo_image_id !== null) await releaseImages(tx, [row.logo_image_id])
  await recordAudit(tx, {
    actor_id: actorId,
    action: 'lender.removed',
    subject_kind: 'lender',
    subject_id: row.id,
    before: getFacts(row),
  })
}

function getFacts(row: LenderRow): Fields {
  const { id: _, created_at: __, updated_at: ___, ...facts } = row
  return facts
}

async function setLogo(
  { tx, actor_id: actorId }: Writing,
  before: number | null,
  after: number | null,
  position: number,
) {
  if (before === after) return
  if (after !== null && (await attachImages(tx, actorId, [after])).length > 0) {
    refuse('validation_failed', {
      errors: { [`items.${position}.logo_image_id`]: t.that_picture_is_no_longer_there() },
    })
  }
  if (before !== null) await releaseImages(tx, [before])
}

/** Changes one's own offer, or any as an admin. */
export async function changeOfferOfDealer(
  db: Db,
  caller: Pick<Caller, 'id' | 'type'>,
  { id, ...given }: OperationValues<typeof changeDealerFinance>,
): Promise<OperationReply<typeof changeDealerFinance>> {
  // 404, so that others can't probe for accounts.
  if (caller.type !== 'admin' && caller.id !== id) refuse('not_found')
  return await transact(db, async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account || account.type !== 'user' || account.status === 'deleted') return refuse('not_found')
    const before = viewFinance(account)
    const after = { ...before, ...given }
    if (after.is_offered && account.seller_kind !== 'in_trade')
      refuseField('is_offered', t.only_sellers_in_trade())
    if (after.is_offered && after.annual_rate_bp === null)
      refuseField('annual_rate_bp', t.enter_your_interest_rate())
    await updateAccount(tx, id, {
      finance_is_offered: after.is_offered,
      finance_rate_bp: after.annual_rate_bp,
      finance_establishment_fee_cents: after.establishment_fee_cents,
      finance_monthly_fee_cents: after.monthly_fee_cents,
    })
    const changes = changesBetween(before, after)
    if (caller.id !== id) {
      await recordAudit(tx, {
        actor_id: caller.id,
        action: 'account.finance-changed',
        subject_kind: 'account',
        subject_id: id,
        ...changes,
      })
    }
    await publishTopic(tx, `seller:${id}`)
    return after
  })
}

function refuseField(field: string, sentence: string): never {
  return refuse('validation_failed', { errors: { [field]: sentence } })
}
