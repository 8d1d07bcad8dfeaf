import { sql } from 'kysely'
import { aMember } from '#test/harness/market/people.ts'
import { median, print } from './harness/result.ts'
import { openStand } from './harness/stand.ts'

const samples = 500
const warm_ups = 20

await using stand = await openStand(3312)
const emails = await pairsOfEmails(samples + warm_ups)

/** Emails of members and emails that nobody has; each is used once, so that no limit is met. */
async function pairsOfEmails(count: number): Promise<{ known: string; unknown: string }[]> {
  const { id } = await aMember(stand.market)
  await sql`
    insert into accounts (type, status, first_name, last_name, display_name, email, email_verified_at,
                          phone_number, phone_verified_at, password_hash, accepted_terms_at)
    select type, status, first_name, last_name, display_name, 'known' || n || '@example.nz', email_verified_at,
           '+64' || (280000000 + n), phone_verified_at, password_hash, accepted_terms_at
      from accounts, generate_series(1, ${count}::int) n where id = ${id}`.execute(stand.platform.db)
  await sql`analyze`.execute(stand.platform.db)
  return Array.from({ length: count }, (_, n) => ({
    known: `known${n + 1}@example.nz`,
    unknown: `other${n + 1}@example.nz`,
  }))
}

async function timeOf(path: string, body: object, status: number): Promise<number> {
  const start = performance.now()
  const reply = await fetch(`http://127.0.0.1:${stand.port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await reply.arrayBuffer()
  const took_ms = performance.now() - start
  if (reply.status !== status) throw new Error(`${path} answered ${reply.status}.`)
  return took_ms
}

/** Known and unknown in turn, either first as often as the other, so that whatever else happens slows both. */
async function compare(name: string, ask: (email: string) => Promise<number>): Promise<void> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (const [n, pair] of emails.entries()) {
    const order = n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const who of order) {
      const took_ms = await ask(pair[who])
      if (n >= warm_ups) times[who].push(took_ms)
    }
  }
  const known_ms = median(times.known)
  print({
    name,
    value: Math.abs(known_ms - median(times.unknown)),
    unit: `ms between the medians of ${samples} answers each, for an email that is known and one that is not`,
    reference: 'the median for one that is known, in ms',
    reference_value: known_ms,
  })
}

await compare('account_answers_sign_in', (email) =>
  timeOf('/auth/sign-in', { email, password: 'wrong123', type: 'user' }, 401),
)
await compare('account_answers_forgotten', (email) =>
  timeOf('/auth/forget-password', { email, type: 'user' }, 200),
)
