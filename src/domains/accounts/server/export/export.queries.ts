import { sql } from 'kysely'
import { toAccountId, toListingId, type AccountId, type ListingId } from '#platform/common/ids.ts'
import type { Db } from '#platform/server/database/db.ts'

export const rowsPerPage = 500

/** Working codes and links are left out: the file may be left lying about. */
const secretsLast = sql`interval '1 hour'`

export interface Exported {
  id: AccountId
  email: string
  phone_number: string
  member_since: Date
}

export const getLastId = (last: { id: number } | undefined) => last?.id ?? 0

export const exportSessions = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('sessions')
    .select(['id', 'device', 'address', 'created_at', 'last_used_at', 'expires_at', 'view_reason'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportAcceptedTerms = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('terms_acceptances as a')
    .innerJoin('static_page_revisions as r', 'r.id', 'a.revision_id')
    .select(['a.id', 'r.number as version', 'r.title', 'r.text', 'a.accepted_at'])
    .where('a.account_id', '=', account.id)
    .where('a.id', '>', getLastId(last))
    .orderBy('a.id')
    .limit(rowsPerPage)
    .execute()

export const exportAddresses = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('delivery_addresses')
    .select(['id', 'name', 'line1', 'line2', 'suburb', 'postcode', 'is_rural', 'is_default'])
    .select(['created_at', 'updated_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportDeliveryTemplates = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('delivery_templates')
    .select(['id', 'name', 'pickup', 'delivery_options', 'payment_methods', 'closing_text', 'updated_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

/** Devices of the last month. The mark itself is in their own cookie, so it is left out. */
export const exportBrowsers = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('account_devices')
    .select(['id', 'first_seen_at', 'last_seen_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportListings = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('listings as l')
    .leftJoin('deals as d', 'd.listing_id', 'l.id')
    .leftJoin('listing_withdrawals as w', 'w.listing_id', 'l.id')
    .leftJoin('categories as c', 'c.id', 'l.category_id')
    .selectAll('l')
    .select(['c.name as category', 'd.price_cents', 'd.bid_count', 'd.quantity_left', 'd.closed_at'])
    .select(['d.closes_at as closed_or_closes_at', 'w.reason as withdrawal_reason', 'w.at as withdrawn_at'])
    .select(
      sql<number[]>`array(select li.image_id from listing_images li where li.listing_id = l.id
        order by li.position)`.as('image_ids'),
    )
    .select(
      sql<
        object | null
      >`(select to_jsonb(v) - 'listing_id' from vehicle_details v where v.listing_id = l.id)`.as('vehicle'),
    )
    .select(
      sql<
        object | null
      >`(select to_jsonb(p) - 'listing_id' from property_details p where p.listing_id = l.id)`.as('property'),
    )
    .select(
      sql<
        object[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('at', h.at, 'until', h.until, 'note', h.note,
          'ended_at', h.ended_at, 'end_reason', h.end_reason) order by h.id), '[]')
        from listing_holds h where h.listing_id = l.id)`.as('holds'),
    )
    .where('l.seller_id', '=', account.id)
    .where('l.id', '>', toListingId(getLastId(last)))
    .orderBy('l.id')
    .limit(rowsPerPage)
    .execute()

export const exportBids =
  (db: Db, account: Exported) => (last?: { listing_id: ListingId; sequence: number }) =>
    db
      .selectFrom('bids as b')
      .innerJoin('listings as l', 'l.id', 'b.listing_id')
      .leftJoin('auction_bidders as me', (on) =>
        on.onRef('me.listing_id', '=', 'b.listing_id').onRef('me.bidder_id', '=', 'b.bidder_id'),
      )
      .select(['b.listing_id', 'l.title', 'b.sequence', 'me.pseudonym', 'b.max_cents', 'b.price_cents'])
      .select(['b.placed_at', sql<boolean>`b.leader_id = b.bidder_id`.as('led')])
      .where('b.bidder_id', '=', account.id)
      .where(sql<boolean>`(b.listing_id, b.sequence) > (${last?.listing_id ?? 0}, ${last?.sequence ?? 0})`)
      .orderBy('b.listing_id')
      .orderBy('b.sequence')
      .limit(rowsPerPage)
      .execute()

export const exportFavourites = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('favourites as f')
    .innerJoin('listings as l', 'l.id', 'f.listing_id')
    .leftJoin('watch_snapshots as look', 'look.favourite_id', 'f.id')
    .leftJoin('usual_reminders as usual', 'usual.account_id', 'f.account_id')
    .leftJoin('watch_thresholds as th', 'th.favourite_id', 'f.id')
    .select(['f.id', 'f.listing_id', 'l.title', 'f.note', 'f.watched_at', 'look.at as looked_at'])
    .select(['f.reminder_hours', 'usual.hours as usual_reminder_hours', 'th.threshold_cents'])
    .where('f.account_id', '=', account.id)
    .where('f.id', '>', getLastId(last))
    .orderBy('f.id')
    .limit(rowsPerPage)
    .execute()

export const exportUnwatched = (db: Db, account: Exported) => (last?: { listing_id: number }) =>
  db
    .selectFrom('unwatched_auctions as u')
    .innerJoin('listings as l', 'l.id', 'u.listing_id')
    .select(['u.listing_id', 'l.title', 'u.at'])
    .where('u.account_id', '=', account.id)
    .where('u.listing_id', '>', toListingId(last?.listing_id ?? 0))
    .orderBy('u.listing_id')
    .limit(rowsPerPage)
    .execute()

export const exportWatchChoices = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('watch_choices')
        .select(['watches_bids', 'at'])
        .where('account_id', '=', account.id)
        .execute()

export const exportFollows = (db: Db, account: Exported) => (last?: { seller_id: AccountId }) =>
  db
    .selectFrom('seller_follows as f')
    .innerJoin('accounts as a', 'a.id', 'f.seller_id')
    .select(['f.seller_id', 'a.display_name as seller', 'f.followed_at'])
    .where('f.follower_id', '=', account.id)
    .where('f.seller_id', '>', last?.seller_id ?? toAccountId(0))
    .orderBy('f.seller_id')
    .limit(rowsPerPage)
    .execute()

export const exportSavedSearches = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'alerts', 'saved_at', 'looked_at'])
    .where('account_id', '=', account.id)
    .where('removed_at', 'is', null)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportNotifications = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('notifications')
    .select(['id', 'kind', 'title', 'body', 'link', 'listing_id', 'created_at', 'read_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportChoices = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('notification_choices')
        .select(['kind', 'in_app', 'push', 'email'])
        .where('account_id', '=', account.id)
        .orderBy('kind')
        .execute()

export const exportQuietHours = (db: Db, account: Exported) => async (last?: object) =>
  last
    ? []
    : await db
        .selectFrom('quiet_hours')
        .select(['is_on', 'from_time', 'until_time'])
        .where('account_id', '=', account.id)
        .execute()

export const exportMessages = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('sent_messages')
    .select(['id', 'at', 'channel', 'recipient', 'subject', 'delivered_at'])
    .select(sql<string | null>`case when at < clock_timestamp() - ${secretsLast} then text end`.as('text'))
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportImages = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('images')
    .select(['id', 'key', 'original_key', 'name', 'alt', 'width', 'height', 'bytes', 'uploaded_at'])
    .where('owner_id', '=', account.id)
    .where(
      sql<boolean>`not exists (select from chat_messages m where m.image_ids <> '{}'
        and m.image_ids @> array[images.id] and m.removed_at is not null)`,
    )
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportFiles = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('files')
    .select(['id', 'key', 'folder', 'name', 'content_type', 'bytes', 'uploaded_at'])
    .where('owner_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportLookups = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('vehicle_lookups')
    .select(['id', 'plate', 'asked_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()

export const exportLicenceChecks = (db: Db, account: Exported) => (last?: { id: number }) =>
  db
    .selectFrom('licence_checks')
    .select(['id', 'last_two_digits', 'checked_at', 'is_valid', 'removed_at'])
    .where('account_id', '=', account.id)
    .where('id', '>', getLastId(last))
    .orderBy('id')
    .limit(rowsPerPage)
    .execute()
