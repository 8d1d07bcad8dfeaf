import { createAccount } from '#domains/identity/server/account/account.service.ts'
import { hashPassword } from '#domains/identity/server/password/secrets.service.ts'
import { isUniqueViolation, transact } from '#platform/server/database/db.ts'
import type { StaffRole } from '#platform/common/access/staff-roles.ts'
import type { Platform } from '#platform/server/platform.ts'

export const demoAdmin = { name: 'Hana Parata', email: 'admin@demo.hoko.nz', password: 'kiaora2026' }

interface Staff {
  name: string
  email: string
  staff_role: StaffRole
}

/** One admin for each role below. */
export const demoStaff = [
  { name: 'Moana Rangi', email: 'moderation@demo.hoko.nz', password: 'kiaora2026', staff_role: 'moderation' },
  { name: 'Sam Fa’alogo', email: 'support@demo.hoko.nz', password: 'kiaora2026', staff_role: 'support' },
  { name: 'Anita Shah', email: 'finance@demo.hoko.nz', password: 'kiaora2026', staff_role: 'finance' },
  { name: 'Peter Blake', email: 'readonly@demo.hoko.nz', password: 'kiaora2026', staff_role: 'read_only' },
] as const satisfies (Staff & { password: string })[]

export async function enrolDemoAdmin({ db }: Pick<Platform, 'db'>): Promise<void> {
  const staff = [{ ...demoAdmin, staff_role: 'full' as const }, ...demoStaff]
  const known = await db
    .selectFrom('accounts')
    .select('email')
    .where('type', '=', 'admin')
    .where(
      'email',
      'in',
      staff.map(({ email }) => email),
    )
    .execute()
  const missing = staff.filter(({ email }) => !known.some((one) => one.email === email))
  if (missing.length === 0) return
  const passwordHash = await hashPassword(demoAdmin.password)
  for (const one of missing) {
    const phoneNumber = `+6421100009${staff.indexOf(one)}`
    await enrolAdmin(db, { ...one, phone_number: phoneNumber }, passwordHash)
  }
}

async function enrolAdmin(
  db: Platform['db'],
  { name, email, staff_role: staffRole, phone_number: phoneNumber }: Staff & { phone_number: string },
  passwordHash: string,
) {
  const [firstName = '', lastName = ''] = name.split(' ')
  try {
    await transact(db, (tx) =>
      createAccount(tx, {
        type: 'admin',
        first_name: firstName,
        last_name: lastName,
        email,
        phone_number: phoneNumber,
        staff_role: staffRole,
        password_hash: passwordHash,
      }),
    )
  } catch (error) {
    // Another node of the same demo was faster.
    if (!isUniqueViolation(error, 'accounts_email')) throw error
  }
}
