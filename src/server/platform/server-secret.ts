import { randomBytes } from 'node:crypto'
import { transact, type Db } from './database/db.ts'

const kept = new WeakMap<Db, Map<string, Promise<Buffer>>>()

/** 32 random bytes, the same on every node and after every restart: whoever asks first makes them. */
export function serverSecret(db: Db, name: string): Promise<Buffer> {
  const secrets = kept.get(db) ?? new Map<string, Promise<Buffer>>()
  kept.set(db, secrets)
  const known = secrets.get(name)
  if (known) return known
  const asked = readOrMake(db, name)
  secrets.set(name, asked)
  asked.catch(() => secrets.delete(name))
  return asked
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
