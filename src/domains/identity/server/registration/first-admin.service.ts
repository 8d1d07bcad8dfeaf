import { randomBytes } from 'node:crypto'
import { buildResetLink } from '#domains/identity/common/reset-link.ts'
import { recordAudit } from '#domains/staff/server/audit/audit.service.ts'
import type { AccountId } from '#platform/common/ids.ts'
import { transact, type Db } from '#platform/server/database/db.ts'
import { issueReset } from '#domains/identity/server/password/recovery.service.ts'
import { hashPassword } from '#domains/identity/server/password/secrets.service.ts'
import { insertUnlessTaken } from '#domains/identity/server/account/account.service.ts'
import * as t from '#domains/identity/texts.ts'

export const linkLastsHours = 24

/** A problem that the operator can fix. The message is one plain sentence. */
export class AdminCommandError extends Error {}

interface Parts {
  db: Db
  publicUrl: string
}

/**
 * Creates it without name or password.
 * @returns the one-time link by which they choose both
 */
export async function createAdmin({ db, publicUrl }: Parts, email: string): Promise<string> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return await transact(db, async (tx) => {
    const account = await insertUnlessTaken(tx, {
      type: 'admin',
      status: 'active',
      first_name: '',
      last_name: '',
      display_name: t.new_admin(),
      email,
      phone_number: '',
      password_hash: passwordHash,
      proves_by: 'email',
    })
    if (!account)
      throw new AdminCommandError(
        `${email} is an administrator already. Use: npm run admin -- reset ${email}`,
      )
    await recordAudit(tx, {
      actor_id: null,
      action: 'account.created',
      subject_kind: 'account',
      subject_id: account.id,
      reason: t.from_the_command_line(),
      after: { type: 'admin', email },
    })
    return buildResetLink(publicUrl, await issueLink(tx, account.id), 'name')
  })
}

export async function resetAdmin({ db, publicUrl }: Parts, email: string): Promise<string> {
  return await transact(db, async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select(['id', 'status', 'first_name'])
      .where('type', '=', 'admin')
      .where('email', '=', email)
      .where('status', 'in', ['active', 'suspended'])
      .forUpdate()
      .executeTakeFirst()
    if (!account)
      throw new AdminCommandError(
        `There is no administrator with the email ${email}. Use: npm run admin -- create ${email}`,
      )
    if (account.status === 'suspended')
      throw new AdminCommandError(`${email} is suspended. Another administrator has to reinstate them first.`)
    await recordAudit(tx, {
      actor_id: null,
      action: 'account.reset-started',
      subject_kind: 'account',
      subject_id: account.id,
      reason: t.from_the_command_line(),
    })
    const token = await issueLink(tx, account.id)
    return buildResetLink(publicUrl, token, account.first_name === '' ? 'name' : null)
  })
}

const issueLink = (tx: Parameters<typeof issueReset>[0], accountId: AccountId) =>
  issueReset(tx, { account_id: accountId, proves: null, lastsMinutes: linkLastsHours * 60 })
