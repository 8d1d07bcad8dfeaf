import { expect, type Page } from '@playwright/test'
import { sentTo, signInByCalls, type Visitor } from '../fixtures.ts'
import { inMarketDatabase } from '../market-database.ts'

export async function asAdmin({ page }: Visitor, address: string) {
  await signInByCalls(page, { email: 'admin@demo.hoko.nz', password: 'kiaora2026' }, address)
}

export async function linkFor(page: Page, email: string): Promise<string> {
  const link = async () =>
    (await sentTo(page, email)).map(({ text }) => /\/reset-password#[\w&-]+/.exec(text)?.[0]).find(Boolean)
  await expect.poll(link).toBeTruthy()
  return (await link())!
}

/** The account is freshly registered, so that no other journey shares its drafts. */
export async function setType({ email }: { email: string }, type: 'admin' | 'user') {
  const role = type === 'admin' ? 'full' : null
  await inMarketDatabase(async (client) => {
    await client.query('update accounts set type = $1, staff_role = $2 where email = $3', [type, role, email])
  })
}
