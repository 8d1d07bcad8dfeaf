import { createAccount } from '#domains/identity/server/account/account.service.ts'
import { startSession } from '#domains/identity/server/auth.service.ts'
import { hashPassword } from '#domains/identity/server/password/secrets.service.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Market, Person } from '../test-app.ts'
import { viewAsMember } from '#domains/accounts/common/members/members.ts'

let count = 0
/** Uses the digits 2 to 9, so that no member's number contains a listing's number. */
const spellNumber = (value: number, digits: number) =>
  value
    .toString(8)
    .padStart(digits, '0')
    .slice(-digits)
    .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))

/** Hashed once, because it takes longer than the rest of creating an account. */
const passwordHash = await hashPassword('kahu1234')

interface Wishes {
  first_name?: string
  last_name?: string
  email?: string
  phone_number?: string
  type?: 'user' | 'admin'
  staff_role?: StaffRole
}

export async function aMember(app: Market, wishes: Wishes = {}): Promise<Person> {
  count += 1
  const n = spellNumber(process.pid, 3) + spellNumber(count, 4)
  return transact(app.platform.db, async (tx) => {
    const account = await createAccount(tx, {
      type: 'user',
      first_name: 'Mere',
      last_name: `Kahu${n}`,
      email: `member${n}@example.nz`,
      phone_number: `+6421${n}`,
      password_hash: passwordHash,
      ...wishes,
    })
    const { token } = await startSession(tx, account.id, account.type, { device: 'test' })
    return { id: account.id, token }
  })
}

/** A session in which an admin views a member's account. */
export async function aView(app: Market, admin: Person, member: Person, reason = 'Asked for help') {
  const view = await app.as(admin).call(viewAsMember, { id: member.id, reason })
  return { ...view, person: { id: member.id, token: view.token } }
}
