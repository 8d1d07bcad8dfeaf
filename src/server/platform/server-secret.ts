import { randomBytes } from 'node:crypto'
import { createCachePerOwner } from './cache/cache.ts'
import { transact, type Db } from './database/db.ts'

const getSecrets = createCachePerOwner<Buffer>({ max_entries: 100 })

/** 32 random bytes, the same on every node and after every restart; the first to ask creates them. */
export function serverSecret(db: Db, name: string): Promise<Buffer> {
  return getSecrets(db).read(name, () => readOrMake(db, name))
}

async function readOrMake(db: Db, name: string): Promise<Buffer> {
  return await transact(db, async (tx) => {
    await tx
      .insertInto('server_secrets')
      .values({ name, secret: randomBytes(32) })
      .onConflict((on) => on.column('name').doNothing())
      .execute()
    const row = await tx
      .selectFrom('server_secrets')
      .select('secret')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return row.secret
  })
}
