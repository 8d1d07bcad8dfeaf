import { sql } from 'kysely'

const shownAbout = (account: string) =>
  sql`reviews rv where rv.about_id = ${sql.ref(account)} and rv.shown_at <= now() and rv.removed_at is null`

/** 0 to 5; null without shown reviews. */
export const buildRatingSql = (account: string) =>
  sql<number | null>`(select round(avg(rv.half_stars) / 2, 2)::float8 from ${shownAbout(account)})`

export const buildReviewCountSql = (account: string) =>
  sql<number>`(select count(*) from ${shownAbout(account)})`
