import { suggestedReminders } from '#domains/watchlist/common/watching.ts'
import type { AccountId, ListingId } from '#platform/common/ids.ts'
import { readClock } from '#platform/server/clock.ts'
import { transact, type Db, type Tx } from '#platform/server/database/db.ts'
import { recordEvent } from '#platform/server/jobs/outbox.ts'
import { refuse } from '#platform/server/refusal.ts'
import { lockWatchers, selectToRemind, selectUsualReminders } from './reminders.queries.ts'
import { remindersDue } from './reminders.rules.ts'
import { watchedClosingSoon } from './watching.events.ts'
import * as t from '#domains/watchlist/texts.ts'

type ReminderChoice = { reminder_hours: number[] | null; usual_hours: number[] | null }

/**
 * Hours before the closing, earliest first: the listing's own, else the account's, else the
 * default.
 */
export const requestedReminders = ({
  reminder_hours: reminderHours,
  usual_hours: usualHours,
}: ReminderChoice): number[] => sorted(reminderHours ?? usualHours ?? suggestedReminders)

const sorted = (hours: readonly number[]) => hours.toSorted((a, b) => b - a)

/** Once per reminder and closing, however many workers run. */
export async function remindOfClosings(db: Db): Promise<void> {
  for (const listingId of await selectToRemind(db)) {
    await transact(db, async (tx) => {
      const due = await takeDue(tx, { listing_id: listingId }, true)
      const [first] = due
      if (!first) return
      const accountIds = due.map(({ account_id: accountId }) => accountId)
      const closesAt = first.closes_at.toISOString()
      await recordEvent(tx, watchedClosingSoon, {
        listing_id: listingId,
        closes_at: closesAt,
        account_ids: accountIds,
      })
    })
  }
}

/** A reminder whose time had passed when it was chosen isn't sent. */
export async function passOverReminders(
  tx: Tx,
  which: { listing_id?: ListingId; account_id?: AccountId },
): Promise<void> {
  await takeDue(tx, which, false)
}

async function takeDue(tx: Tx, which: Parameters<typeof lockWatchers>[1], wasSent: boolean) {
  const { watchers, sent, now } = await lockWatchers(tx, which)
  const due = watchers.flatMap((watcher) => {
    const { id, closes_at: closesAt } = watcher
    const requested = requestedReminders(watcher)
    const hours = remindersDue({ closes_at: closesAt, requested, sent: sent.get(id) ?? [] }, now)
    return hours.length > 0 ? [{ ...watcher, hours }] : []
  })
  const rows = due.flatMap(({ id, closes_at: closesAt, hours }) =>
    hours.map((one) => ({ favourite_id: id, hours: one, closes_at: closesAt, at: now, was_sent: wasSent })),
  )
  if (rows.length === 0) return []
  await tx
    .insertInto('favourite_reminders')
    .values(rows)
    .onConflict((on) =>
      on.columns(['favourite_id', 'hours']).doUpdateSet((eb) => ({
        closes_at: eb.ref('excluded.closes_at'),
        at: eb.ref('excluded.at'),
        was_sent: eb.ref('excluded.was_sent'),
      })),
    )
    .execute()
  return due
}

export async function chooseReminders(
  db: Db,
  accountId: AccountId,
  { listing_id: listingId, hours }: { listing_id: ListingId; hours: number[] | null },
): Promise<void> {
  await transact(db, async (tx) => {
    const chosen = await tx
      .updateTable('favourites')
      .set({ reminder_hours: hours })
      .where('account_id', '=', accountId)
      .where('listing_id', '=', listingId)
      .executeTakeFirst()
    if (chosen.numUpdatedRows === 0n) {
      refuse('not_found', { message: t.youre_not_watching_this_listing() })
    }
    await passOverReminders(tx, { account_id: accountId, listing_id: listingId })
  })
}

export async function readUsualReminders(db: Db, accountId: AccountId): Promise<{ hours: number[] }> {
  return { hours: sorted((await selectUsualReminders(db, accountId)) ?? suggestedReminders) }
}

export async function chooseUsualReminders(
  db: Db,
  accountId: AccountId,
  hours: number[],
): Promise<{ hours: number[] }> {
  return await transact(db, async (tx) => {
    const at = await readClock(tx)
    await tx
      .insertInto('usual_reminders')
      .values({ account_id: accountId, hours, at })
      .onConflict((on) => on.column('account_id').doUpdateSet({ hours, at }))
      .execute()
    await passOverReminders(tx, { account_id: accountId })
    return { hours: sorted(hours) }
  })
}
