import { sql } from 'kysely'
import { must } from '#platform/common/must.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { refuse } from '#platform/server/refusal.ts'
import * as t from '#domains/media/texts.ts'

const gigabyte = 1024 ** 3
const maxNewBytes = gigabyte
const maxBytes = 20 * gigabyte

/** Limits each account per day, before any of the upload is read. */
export async function enforceQuota(db: Db, ownerId: AccountId): Promise<void> {
  const { rows } = await sql<{ fresh: number; total: number }>`
    select coalesce(sum(bytes) filter (where is_fresh), 0)::float8 as fresh, coalesce(sum(bytes), 0)::float8 as total
      from (select bytes, attached_at is null as is_fresh from images where owner_id = ${ownerId}
            union all
            select bytes, uploaded_at > clock_timestamp() - interval '1 day' from files where owner_id = ${ownerId}) held
  `.execute(db)
  const { fresh, total } = must(rows[0], 'quota')
  if (total >= maxBytes)
    refuse('payload_too_large', {
      message: t.your_account_holds_20_gb_of_photos_and(),
    })
  if (fresh >= maxNewBytes)
    refuse('payload_too_large', {
      message: t.youve_uploaded_1_gb_today_that_no(),
    })
}
