import { sql } from 'kysely'

type AboutRole = 'buyer' | 'seller'

const shownAbout = (account: string, role: AboutRole | null) =>
  sql`reviews rv where rv.about_id = ${sql.ref(account)} and rv.shown_at <= now() and rv.removed_at is null
    ${role === null ? sql`` : sql`and rv.about_role = ${sql.lit(role)}`}`

/** 0 to 5; null without shown reviews. */
export const buildRatingSql = (account: string, role: AboutRole | null = null) =>
  sql<number | null>`(select round(avg(rv.half_stars) / 2, 2)::float8 from ${shownAbout(account, role)})`

export const buildReviewCountSql = (account: string, role: AboutRole | null = null) =>
  sql<number>`(select count(*) from ${shownAbout(account, role)})`
