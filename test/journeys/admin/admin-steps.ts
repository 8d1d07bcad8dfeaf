import { expect, type Page } from '@playwright/test'
import { sentTo, signIn, type Visitor } from '../fixtures.ts'

export async function asAdmin({ page }: Visitor, address: string) {
  await page.goto(`/admin-signin?next=${encodeURIComponent(address)}`)
  await signIn(page, { email: 'admin@demo.hoko.nz', password: 'kiaora2026' })
  await page.waitForURL(address)
}

export async function linkFor(page: Page, email: string): Promise<string> {
  const link = async () =>
    (await sentTo(page, email)).map(({ text }) => /\/reset-password#[\w&-]+/.exec(text)?.[0]).find(Boolean)
  await expect.poll(link).toBeTruthy()
  return (await link())!
}
