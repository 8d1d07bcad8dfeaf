import { UnusableDatabase } from '#platform/server/database/migrate.ts'
import type { Platform } from '#platform/server/platform.ts'

/** The demo's people have public passwords, so other machines must not reach this Hoko. */
export async function refuseDemoPeople({ config, db }: Pick<Platform, 'config' | 'db'>): Promise<void> {
  if (config.demo.showsOutbox) return
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
