import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { type Exported, getLastId, rowsPerPage } from './export.queries.ts'

/** Includes revoked keys; no key can be read from it. */
export const exportApiKeys = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('api_keys')
        .select(['name', 'hint', 'scopes', 'created_at', 'created_from'])
        .select(['expires_at', 'last_used_at', 'revoked_at'])
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute()

export const exportWebhooks = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('webhooks')
        .select(['url', 'events', 'created_at', 'failing_since', 'disabled_at'])
        .where('account_id', '=', account.id)
        .orderBy('id')
        .execute()

/** The back-office table views of staff. */
export const exportTableViews = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('table_views')
    .select(['id', 'table_name', 'name', 'query', 'columns', 'is_shared', 'created_at', 'deleted_at'])
    .where('owner_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** There is one per table, so there are few. */
export const exportTableChoices = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('table_choices')
        .select(['table_name', 'columns', 'rows_per_page', 'default_view_id'])
        .where('account_id', '=', account.id)
        .orderBy('table_name')
        .execute()

/** Includes the notes on each. No staff are named. */
export const exportWarnings = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('warnings as w')
    .select(['w.id', 'w.rule', 'w.reason', 'w.listing_id', 'w.is_strike'])
    .select(['w.warned_at', 'w.expires_at', 'w.withdrawn_at', 'w.withdrawn_reason'])
    .select(
      sql<
        object[]
      >`coalesce((select json_agg(json_build_object('is_yours', a.is_owners, 'text', a.text, 'at', a.at) order by a.id)
        from warning_appeals a where a.warning_id = w.id), '[]')`.as('said'),
    )
    .where('w.account_id', '=', account.id)
    .where('w.id', '>', getLastId(last))
    .orderBy('w.id')
    .limit(rowsPerPage)
    .execute()

/** Includes changed end dates. No staff are named, and their internal notes are left out. */
export const exportSuspensions = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('account_suspensions as s')
    .select(['s.id', 's.kind', 's.reason', 's.at', 's.until', 's.lifted_at', 's.lifted_reason'])
    .select(
      sql<
        object[]
      >`coalesce((select json_agg(json_build_object('until_before', c.until_before, 'until', c.until, 'reason', c.reason, 'at', c.at) order by c.id)
        from suspension_changes c where c.suspension_id = s.id), '[]')`.as('changes'),
    )
    .where('s.account_id', '=', account.id)
    .where('s.id', '>', getLastId(last))
    .orderBy('s.id')
    .limit(rowsPerPage)
    .execute()

export const exportBusiness = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('accounts as a')
        .leftJoin('brandings as b', 'b.seller_id', 'a.id')
        .leftJoin('storefronts as s', 's.seller_id', 'a.id')
        .select(['b.logo_id', 'b.banner_id', 'b.color', 'b.text_color', 'b.strapline'])
        .select(['s.hours', 's.special_days', 's.closed_on_public_holidays', 's.street_address'])
        .select(
          sql<object[]>`coalesce((
            select json_agg(json_build_object('slug', g.slug, 'claimed_at', g.claimed_at, 'replaced_at', g.replaced_at)
                            order by g.claimed_at)
              from storefront_slugs g where g.seller_id = a.id), '[]')`.as('addresses'),
        )
        .where('a.id', '=', account.id)
        .where((is) => is.or([is('b.seller_id', 'is not', null), is('s.seller_id', 'is not', null)]))
        .execute()

export const exportAgents = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('agents')
    .select(['id', 'name', 'image_id', 'phone_number', 'email', 'licence_number', 'status', 'created_at'])
    .where('seller_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** Members of their own team, and the teams they are or were on. */
export const exportTeams = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('team_members as m')
    .innerJoin('accounts as s', 's.id', 'm.seller_id')
    .select(['m.id', 'm.email', 'm.rights', 'm.status'])
    .select(['m.invited_at', 'm.accepted_at', 'm.ended_at', 'm.end_reason'])
    .select(sql<string>`coalesce(s.trading_name, s.display_name)`.as('business'))
    .where((is) => is.or([is('m.seller_id', '=', account.id), is('m.account_id', '=', account.id)]))
    .where('m.id', '>', getLastId(last))
    .orderBy('m.id')
    .limit(rowsPerPage)
    .execute()

/** Actions that their team did for them, and that they did for others. */
export const exportTeamActs = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('team_acts as t')
    .innerJoin('accounts as s', 's.id', 't.seller_id')
    .innerJoin('accounts as a', 'a.id', 't.actor_id')
    .select(['t.id', 't.act', 't.listing_id', 't.title', 't.at'])
    .select(sql<string>`coalesce(s.trading_name, s.display_name)`.as('business'))
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('by'))
    .where((is) => is.or([is('t.seller_id', '=', account.id), is('t.actor_id', '=', account.id)]))
    .where('t.id', '>', getLastId(last))
    .orderBy('t.id')
    .limit(rowsPerPage)
    .execute()
