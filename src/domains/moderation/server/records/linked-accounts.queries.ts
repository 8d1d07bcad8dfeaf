import { sql } from 'kysely'
import { maxLinkedAccounts, type LinkedAccount } from '#domains/moderation/common/records/admin.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

type LinkedAccountRow = Omit<LinkedAccount, 'device_seen_at'> & { device_seen_at: Date | null }

export async function selectLinkedAccounts(db: Db, accountId: AccountId): Promise<LinkedAccount[]> {
  const { rows } = await sql<LinkedAccountRow>`
    with by_device as (
      select mine.account_id as id, max(least(mine.last_seen_at, theirs.last_seen_at)) as seen_at
        from account_devices theirs join account_devices mine using (device_hash)
       where theirs.account_id = ${accountId} and mine.account_id <> ${accountId} group by 1
    ), by_phone as (
      select other.id from accounts one join accounts other using (phone_number)
       where one.id = ${accountId} and other.id <> one.id and one.phone_number <> ''
    ), by_card as (
      select distinct unnest(accounts_with_cards_of(${accountId})) as id
    ), by_bank as (
      select other.account_id as id from payment_details one join payment_details other using (bank_account)
       where one.account_id = ${accountId} and other.account_id <> one.account_id
    )
    select a.id, trim(a.first_name || ' ' || a.last_name) as full_name, a.display_name, a.status, a.type,
           p.id is not null as shares_phone, d.id is not null as shares_device, d.seen_at as device_seen_at,
           c.id is not null as shares_card, b.id is not null as shares_bank_account
      from accounts a left join by_device d on d.id = a.id left join by_phone p on p.id = a.id
           left join by_card c on c.id = a.id left join by_bank b on b.id = a.id
     where d.id is not null or p.id is not null or c.id is not null or b.id is not null
     order by (p.id is not null) desc, (c.id is not null) desc, (b.id is not null) desc, d.seen_at desc nulls last, a.id
     limit ${maxLinkedAccounts}`.execute(db)
  return rows.map(({ device_seen_at: deviceSeenAt, ...row }) => ({
    ...row,
    device_seen_at: deviceSeenAt?.toISOString() ?? null,
  }))
}
