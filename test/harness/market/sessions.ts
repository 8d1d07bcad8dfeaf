import { sql } from 'kysely'
import { startSession } from '#domains/identity/server/auth.service.ts'
import { hashToken } from '#domains/identity/server/password/secrets.service.ts'
import { transact } from '#platform/server/database/db.ts'
import type { Market, Person } from '../test-app.ts'

export async function anotherSession(
  { platform }: Market,
  { id }: Person,
  origin: { device?: string; address?: string } = { device: 'elsewhere' },
): Promise<Person> {
  const { token } = await transact(platform.db, (tx) => startSession(tx, id, 'user', origin))
  return { id, token }
}

export async function ageSession({ platform }: Market, { token }: Person, interval: string): Promise<void> {
  await sql`update sessions set created_at = created_at - ${interval}::interval,
      last_used_at = last_used_at - ${interval}::interval,
      password_given_at = password_given_at - ${interval}::interval
    where token_hash = ${hashToken(token)}`.execute(platform.db)
}
