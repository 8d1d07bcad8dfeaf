import { sql } from 'kysely'
import type { NotificationKind } from '#domains/messaging/common/notifications.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'
import { viewQuietHours } from './quiet-hours/quiet-hours.queries.ts'

interface Reached {
  account_id: AccountId
  kind: NotificationKind
  listing_id: ListingId | null
}

interface ReachRow {
  n: number
  mailbox: string
  is_proven: boolean
  first_name: string
  type: 'user' | 'admin'
  in_app: boolean | null
  push: boolean | null
  email: boolean | null
  closes_at: Date | null
  is_on: boolean | null
  from_time: string | null
  until_time: string | null
  now: Date
}

export type Reach = ReturnType<typeof viewReach>

export async function selectReach(db: Db, reached: Reached): Promise<Reach | undefined> {
  return (await selectReaches(db, [reached]))[0]
}

/** Returns them in order; undefined if the account is gone. */
export async function selectReaches(db: Db, reached: Reached[]): Promise<(Reach | undefined)[]> {
  const requested = reached.map(({ account_id: accountId, kind, listing_id: listingId }, n) => ({
    n,
    account_id: accountId,
    kind,
    listing_id: listingId,
  }))
  const { rows } = await sql<ReachRow>`
    select w.n, a.email as mailbox, a.email_verified_at is not null as is_proven, a.first_name, a.type, c.in_app, c.push, c.email, d.closes_at,
           q.is_on, q.from_time, q.until_time, clock_timestamp() as now
      from json_to_recordset(${JSON.stringify(requested)}::json)
           as w(n integer, account_id bigint, kind text, listing_id bigint)
      join accounts a on a.id = w.account_id and a.status in ('active', 'suspended')
      left join notification_choices c on c.account_id = a.id and c.kind = w.kind
      left join quiet_hours q on q.account_id = a.id
      left join deals d on d.listing_id = w.listing_id`.execute(db)
  const found = new Map(rows.map((row) => [row.n, viewReach(row)]))
  return reached.map((_, n) => found.get(n))
}

function viewReach(row: ReachRow) {
  const {
    mailbox,
    is_proven: isProven,
    first_name: firstName,
    type,
    now,
    closes_at: closesAt,
    in_app: inApp,
    push,
    email,
  } = row
  const chosen = inApp === null || push === null || email === null ? null : { in_app: inApp, push, email }
  return {
    mailbox,
    is_proven: isProven,
    first_name: firstName,
    type,
    now,
    closes_at: closesAt,
    chosen,
    hours: viewQuietHours(row),
  }
}
