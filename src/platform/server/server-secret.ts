import { randomBytes } from 'node:crypto'
import { must } from '#platform/common/must.ts'
import type { Db } from './database/db.ts'

/**
 * Returns 32 random bytes, the same on every node and after every restart; the first caller creates
 * them.
 */
export async function serverSecret(db: Db, name: string): Promise<Buffer> {
  const select = () =>
    db.selectFrom('server_secrets').select('secret').where('name', '=', name).executeTakeFirst()
  const known = await select()
  if (known) return known.secret
  await db
    .insertInto('server_secrets')
    .values({ name, secret: randomBytes(32) })
    .onConflict((on) => on.column('name').doNothing())
    .execute()
  return must(await select(), 'secret').secret
}
