import { sql } from 'kysely'
import type { Db } from '#platform/server/database/db.ts'
import { getLastId, type Exported, rowsPerPage } from './export.queries.ts'

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
