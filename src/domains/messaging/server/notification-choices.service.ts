import type { NotificationChoice } from '#domains/messaging/common/notifications.ts'
import type { AccountId } from '#platform/common/ids.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import { kindsFor, usualChoice } from './notification-choices.rules.ts'
import { selectChoices } from './notifications.queries.ts'

interface Chooser {
  id: AccountId
  type: 'user' | 'admin'
  staff_role?: StaffRole | null | undefined
}

export async function readChoices(
  db: Db,
  { id, type, staff_role: staffRole = null }: Chooser,
): Promise<NotificationChoice[]> {
  const chosen = new Map((await selectChoices(db, id)).map((row) => [row.kind, row]))
  return kindsFor(type, staffRole).map((kind) => ({ ...usualChoice(kind), ...chosen.get(kind), kind }))
}

/** Omitted kinds don't change; of a repeated kind the last counts. */
export async function writeChoices(
  tx: Tx,
  chooser: Chooser,
  choices: NotificationChoice[],
): Promise<NotificationChoice[]> {
  const rows = [
    ...new Map(choices.map((choice) => [choice.kind, { ...choice, account_id: chooser.id }])).values(),
  ]
  if (rows.length > 0) {
    await tx
      .insertInto('notification_choices')
      .values(rows.toSorted((a, b) => a.kind.localeCompare(b.kind)))
      .onConflict((on) =>
        on.columns(['account_id', 'kind']).doUpdateSet((eb) => ({
          in_app: eb.ref('excluded.in_app'),
          push: eb.ref('excluded.push'),
          email: eb.ref('excluded.email'),
        })),
      )
      .execute()
  }
  return readChoices(tx, chooser)
}
