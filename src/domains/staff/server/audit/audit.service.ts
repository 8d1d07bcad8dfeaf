import type { AccountId } from '#platform/common/ids.ts'
import { keysOf, pickOf } from '#platform/common/records.ts'
import type { Db, Tx } from '#platform/server/database/db.ts'
import type { Caller } from '#platform/server/http/call.ts'
import { readOrigin } from '#platform/server/http/request-origin.ts'
import { extensionPoint } from '#platform/server/extensions.ts'

export interface AuditEntryInput {
  actor_id: AccountId | null
  action: string
  subject_kind: string
  subject_id: number | null
  reason?: string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
}

/** Refuses callers who haven't entered their password lately. */
export type PasswordCheck = (db: Db, caller: Caller) => Promise<void>

export const passwordCheck = extensionPoint<PasswordCheck>('check of the password')

/** A change that changed nothing is not recorded: both sides of it are empty. */
export async function recordAudit(tx: Tx, note: AuditEntryInput): Promise<void> {
  if (isUnchanged(note)) return recordUnchanged()
  for (const values of [note.before, note.after]) refuseSecrets(values ?? {})
  const { before, after, ...rest } = note
  const origin = readOrigin()
  await tx
    .insertInto('audit_log')
    .values({
      ...rest,
      before: json(before),
      after: json(after),
      address: origin?.address ?? null,
      device: origin?.device ?? null,
      session_id: origin?.session_id ?? null,
      operation: origin?.operation ?? null,
    })
    .execute()
  if (origin) origin.isLogged = true
}

/** Marks a call that changed nothing: the log holds only changes. */
export function recordUnchanged(): void {
  const origin = readOrigin()
  if (origin) origin.isLogged = true
}

export const isUnchanged = ({ before, after }: Pick<AuditEntryInput, 'before' | 'after'>): boolean =>
  Boolean(before && after) && Object.keys({ ...before, ...after }).length === 0

const json = (values: Record<string, unknown> | null | undefined) => (values ? JSON.stringify(values) : null)

/** Throws on values that could open an account, since every admin reads this log. */
function refuseSecrets(values: Record<string, unknown>) {
  // The wording of messages about codes and passwords contains none.
  const names = Object.keys(values).filter((name) => !/^(?:mail|sms)_/.test(name))
  const secret = names.find((name) => /password|hash|secret|token|code/.test(name))
  if (secret) throw new Error(`The audit log must not hold '${secret}'.`)
}

export function changesBetween<Row extends object>(
  before: Row,
  after: Row,
): { before: Partial<Row>; after: Partial<Row> } {
  const names = keysOf(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (row: Row) => pickOf<Row, keyof Row>(row, names)
  return { before: pick(before), after: pick(after) }
}
