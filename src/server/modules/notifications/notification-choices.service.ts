import { notification_kind, type NotificationChoice } from '#contract/notifications/notifications.ts'
import type { Db, Tx } from '#server/platform/database/db.ts'
import { selectChoices } from './notifications.queries.ts'

export const everywhere = { in_app: true, push: true, email: true }

export async function readChoices(db: Db, account_id: number): Promise<NotificationChoice[]> {
  const chosen = new Map((await selectChoices(db, account_id)).map((row) => [row.kind, row]))
  return notification_kind.options.map((kind) => ({ ...everywhere, ...chosen.get(kind), kind }))
}

/** Kinds left out stay as they are; of a kind named twice the last counts. */
export async function writeChoices(
  tx: Tx,
  account_id: number,
  choices: NotificationChoice[],
): Promise<NotificationChoice[]> {
  const rows = [...new Map(choices.map((choice) => [choice.kind, { ...choice, account_id }])).values()]
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
  return readChoices(tx, account_id)
}
