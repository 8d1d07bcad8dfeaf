import { sql } from 'kysely'
import { invitationDays, type TeamRight } from '#domains/businesses/common/team.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { ifGiven } from '#platform/server/database/if-given.ts'

export const maxWrongTries = 5

const nameOfAccount = sql<string | null>`a.first_name || ' ' || a.last_name`
const hasExpired = sql<boolean>`(m.status = 'invited' and (m.wrong_tries >= ${sql.lit(maxWrongTries)}
  or m.invited_at < clock_timestamp() - make_interval(days => ${sql.lit(invitationDays)})))`

export type TeamRow = Awaited<ReturnType<typeof selectTeam>>[number]

export async function selectTeam(db: Db, sellerId: AccountId, id?: number) {
  return await db
    .selectFrom('team_members as m')
    .leftJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['m.id', 'm.email', 'm.rights', 'm.status', 'm.invited_at', 'm.accepted_at'])
    .select([nameOfAccount.as('name'), hasExpired.as('is_expired')])
    .where('m.seller_id', '=', sellerId)
    .where('m.status', '<>', 'ended')
    .$call(ifGiven(id, (query, value) => query.where('m.id', '=', value)))
    .orderBy('m.id')
    .execute()
}

const shownActs = 50

export async function selectActs(db: Db, sellerId: AccountId) {
  return await db
    .selectFrom('team_acts as t')
    .innerJoin('accounts as a', 'a.id', 't.actor_id')
    .select(['t.id', 't.act', 't.listing_id', 't.title', 't.at'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('name'))
    .where('t.seller_id', '=', sellerId)
    .orderBy('t.id', 'desc')
    .limit(shownActs)
    .execute()
}

export type WorkplaceRow = Awaited<ReturnType<typeof selectWorkplaces>>[number]

/**
 * Selects invitations to the account's own email, while they can be accepted; an owner is never on
 * their own team.
 */
export async function selectWorkplaces(db: Db, accountId: AccountId, id?: number) {
  return await db
    .selectFrom('team_members as m')
    .innerJoin('accounts as s', 's.id', 'm.seller_id')
    .select(['m.id', 'm.seller_id', 'm.rights', 'm.status', 'm.invited_at', 's.agency_licence'])
    .select(sql<string>`coalesce(s.trading_name, s.display_name)`.as('seller_name'))
    .where('s.status', '=', 'active')
    .where('m.seller_id', '<>', accountId)
    .where((is) =>
      is.or([
        is.and([is('m.status', '=', 'active'), is('m.account_id', '=', accountId)]),
        is.and([
          is('m.status', '=', 'invited'),
          is('m.email', '=', is.selectFrom('accounts').select('email').where('id', '=', accountId)),
          is.not(hasExpired),
        ]),
      ]),
    )
    .$call(ifGiven(id, (query, value) => query.where('m.id', '=', value)))
    .orderBy('m.id')
    .execute()
}

export async function lockMember(tx: Tx, id: number) {
  return await tx
    .selectFrom('team_members as m')
    .selectAll('m')
    .select(hasExpired.as('is_expired'))
    .where('m.id', '=', id)
    .where('m.status', '<>', 'ended')
    .forUpdate()
    .executeTakeFirst()
}

export interface MembershipQuery {
  seller_id: AccountId
  account_id: AccountId
  right: TeamRight
}

/** Undefined for an account that isn't on the team, or lacks the right. */
export async function selectMembership(
  db: Db,
  { seller_id: sellerId, account_id: accountId, right }: MembershipQuery,
): Promise<{ is_suspended: boolean } | undefined> {
  return await memberships(db, sellerId, accountId, right)
    .innerJoin('accounts as s', 's.id', 'team_members.seller_id')
    .select(sql<boolean>`s.status <> 'active'`.as('is_suspended'))
    .executeTakeFirst()
}

/** Locks it, so that a member removed from the team meanwhile does nothing more. */
export async function lockMembership(
  tx: Tx,
  { seller_id: sellerId, account_id: accountId, right }: MembershipQuery,
): Promise<number | undefined> {
  const row = await memberships(tx, sellerId, accountId, right).forShare().executeTakeFirst()
  return row?.id
}

const memberships = (db: Db, sellerId: AccountId, accountId: AccountId, right: TeamRight) =>
  db
    .selectFrom('team_members')
    .select('team_members.id')
    .where('team_members.seller_id', '=', sellerId)
    .where('team_members.account_id', '=', accountId)
    .where('team_members.status', '=', 'active')
    .where(sql<boolean>`team_members.rights @> array[${right}]::text[]`)

/** Selects the team members who may act for the business. */
export async function selectHelpers(db: Db, sellerId: AccountId, right: TeamRight): Promise<AccountId[]> {
  const rows = await db
    .selectFrom('team_members as m')
    .innerJoin('accounts as s', 's.id', 'm.seller_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('m.seller_id', '=', sellerId)
    .where('m.status', '=', 'active')
    .where('s.status', '=', 'active')
    .where('a.status', '=', 'active')
    .where(sql<boolean>`m.rights @> array[${right}]::text[]`)
    .orderBy('m.id')
    .execute()
  return rows.map(({ id }) => id)
}

const waiting = sql<number>`(select count(*) from questions q where q.listing_id = l.id
  and not exists (select from question_withdrawals w where w.question_id = q.id)
  and not exists (select from question_answers qa where qa.question_id = q.id and qa.removed_at is null))`

export async function selectWorkplaceListings(
  db: Db,
  sellerId: AccountId,
  { page, limit }: { page: number; limit: number },
) {
  const listings = db
    .selectFrom('listings as l')
    .where('l.seller_id', '=', sellerId)
    .where('l.status', 'in', ['draft', 'pending', 'active', 'suspended'])
  const items = await listings
    .select(['l.id', 'l.type', 'l.status', sql<string>`coalesce(l.title, '')`.as('title')])
    .select(sql<number>`case when l.status = 'active' then ${waiting} else 0 end::int`.as('waiting'))
    .orderBy('waiting', 'desc')
    .orderBy('l.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await listings
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total }
}
