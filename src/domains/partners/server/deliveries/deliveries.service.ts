import type { listMemberDeliveries, MemberDelivery } from '#domains/partners/common/deliveries/deliveries.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { toAccountId, type AccountId } from '#platform/common/ids.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { replayDelivery } from '../webhooks/webhooks.service.ts'
import { deliveryView } from '../webhooks/webhooks.view.ts'
import { selectMemberDeliveries } from './deliveries.queries.ts'

type Row = Awaited<ReturnType<typeof selectMemberDeliveries>>['rows'][number]

export async function readMemberDeliveries(
  db: Db,
  { page, limit, q = '', account_id: accountId, ...search }: OperationValues<typeof listMemberDeliveries>,
): Promise<OperationReply<typeof listMemberDeliveries>> {
  const isNumber = /^\d{1,15}$/.test(q)
  const found = {
    ...search,
    account_id: accountId ?? (isNumber ? toAccountId(Number(q)) : undefined),
    host: q === '' || isNumber ? undefined : q,
  }
  const { rows, total } = await selectMemberDeliveries(db, found, { page, limit })
  return { items: rows.map(memberDeliveryView), page, limit, total }
}

function memberDeliveryView(row: Row): MemberDelivery {
  const { body: _body, ...delivery } = deliveryView(row)
  return {
    ...delivery,
    host: row.host,
    account_id: row.account_id,
    account_name: row.account_name,
    is_off: row.disabled_at !== null,
  }
}

export async function replayForMember(db: Db, actorId: AccountId, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const { account_id: accountId, type } = await replayDelivery(tx, { id })
    await recordAudit(tx, {
      actor_id: actorId,
      action: 'webhook.replayed',
      subject_kind: 'account',
      subject_id: accountId,
      after: { delivery: id, event: type },
    })
  })
}
