import { type ExpressionBuilder, sql } from 'kysely'
import type { FlaggedKind } from '#domains/flags/common/member-flags.ts'
import type { DB } from '#platform/server/database/db-types.ts'
import type { Tx } from '#platform/server/database/db.ts'

export type RemovableKind = Exclude<FlaggedKind, 'member' | 'review'>

export const removalColumns = [
  'removal.reason as removal_reason',
  'removal.removed_at',
  'removal.remover_name',
  'removal.put_back_reason',
  'removal.put_back_at',
  'removal.put_back_name',
] as const

/** Selects the effective removal of the content of report `f`, by this report before another's. */
export const buildFlagRemoval = (eb: ExpressionBuilder<DB & { f: DB['member_flags'] }, 'f'>) =>
  eb
    .selectFrom('removals as rm')
    .innerJoin('accounts as remover', 'remover.id', 'rm.removed_by')
    .leftJoin('accounts as back', 'back.id', 'rm.put_back_by')
    .select(['rm.id', 'rm.reason', 'rm.removed_at', 'rm.put_back_reason', 'rm.put_back_at'])
    .select(sql<string>`remover.first_name || ' ' || remover.last_name`.as('remover_name'))
    .select(sql<string | null>`back.first_name || ' ' || back.last_name`.as('put_back_name'))
    .select(sql<boolean>`rm.put_back_at is null`.as('is_standing'))
    .where(
      sql<boolean>`(rm.message_id = f.message_id or (rm.question_id = f.question_id and rm.kind = f.kind))
        and rm.removed_at >= f.flagged_at`,
    )
    .orderBy(sql`rm.put_back_at is null`, 'desc')
    .orderBy(sql`rm.flag_id = f.id`, 'desc')
    .orderBy('rm.id', 'desc')
    .limit(1)
    .as('removal')

/** Whether others see the content of report `f`. */
export const isShown = sql<boolean>`case f.kind
  when 'message' then exists (select from chat_messages m where m.id = f.message_id and m.removed_at is null)
  when 'question' then not exists (select from question_withdrawals w where w.question_id = f.question_id)
  when 'answer' then exists (select from question_answers qa
    where qa.question_id = f.question_id and qa.removed_at is null)
  else false end`

export const currentText = sql<string | null>`(
  select nullif(qa.text, f.said) from question_answers qa
   where f.kind = 'answer' and qa.question_id = f.question_id and qa.removed_at is null
   order by qa.revision desc limit 1)`

/** Locks the removal shown with the report, if it's still in effect. */
export async function lockRemovalOfFlag(tx: Tx, flagId: number) {
  const found = await tx
    .selectFrom('member_flags as f')
    .innerJoinLateral(buildFlagRemoval, (on) => on.onTrue())
    .select('removal.id')
    .where('f.id', '=', flagId)
    .executeTakeFirst()
  if (!found) return undefined
  return await tx
    .selectFrom('removals')
    .select(['id', 'removed_at'])
    .where('id', '=', found.id)
    .where('put_back_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}
