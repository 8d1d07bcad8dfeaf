import { expect, type Page } from '@playwright/test'
import type { Visitor } from './fixtures.ts'

export async function openSettings(page: Page, section = 'profile') {
  await page.goto(`/user-settings#${section}`)
  await expect(page.locator(`#${section}`)).toBeVisible()
}

export async function signIn(page: Page, email: string, password = 'kahu1234') {
  await page.goto('/signin')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function sixDigitsFor(page: Page, to: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
      const { items } = (await reply.json()) as { items: { text: string }[] }
      code = items.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean)
      return code
    })
    .toBeTruthy()
  return code!
}

/** Chromium logs every refused call. */
export function forgive({ complaints }: Visitor, status: RegExp) {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !status.test(text)))
}
