import { createAccount } from '#server/modules/auth/account/account.service.ts'
import { hashPassword } from '#server/modules/auth/password/secrets.service.ts'
import { isUniqueViolation, transact } from '#server/platform/database/db.ts'
import { UnusableDatabase } from '#server/platform/database/migrate.ts'
import type { Platform } from '#server/platform/platform.ts'

export const demoAdmin = { name: 'Hana Parata', email: 'admin@demo.hoko.nz', password: 'kiaora2026' }

export async function enrolDemoAdmin({ db }: Pick<Platform, 'db'>): Promise<void> {
  const known = await db
    .selectFrom('accounts')
    .select('id')
    .where('type', '=', 'admin')
    .where('email', '=', demoAdmin.email)
    .executeTakeFirst()
  if (known) return
  const { email, password } = demoAdmin
  const password_hash = await hashPassword(password)
  try {
    await transact(db, (tx) =>
      createAccount(tx, {
        type: 'admin',
        first_name: 'Hana',
        last_name: 'Parata',
        email,
        password_hash,
        phone_number: '+64211000000',
      }),
    )
  } catch (error) {
    // Another node of the same demo was faster.
    if (!isUniqueViolation(error, 'accounts_email')) throw error
  }
}

/** The demo's people have public passwords, so nobody else may reach this Hoko. */
export async function refuseDemoPeople({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<void> {
  if (config.demo.shows_outbox) return
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', 'like', '%@demo.hoko.nz')
    .where('status', 'in', ['active', 'suspended'])
    .limit(1)
    .executeTakeFirst()
  if (!found) return
  throw new UnusableDatabase(
    'This database holds the demo, whose passwords are public. Set DATA_DIR or DATABASE_URL to a new one, or HOKO_DEMO_PUBLIC=yes.',
  )
}
