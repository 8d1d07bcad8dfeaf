import type { changeDealerFinance } from '#domains/finance/common/finance.ts'
import type { OperationReply, OperationValues } from '#platform/common/operation.ts'
import { changesBetween, recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import { lockAccount, updateAccount, viewFinance } from '#domains/identity/server/account/account.service.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { publishTopic } from '#platform/server/live-hub.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/finance/texts.ts'

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
