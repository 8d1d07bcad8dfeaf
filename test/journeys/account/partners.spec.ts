import { expect, type Page } from '@playwright/test'
import { aNewcomer, desktop, themesOf, phone, register, test } from '../fixtures.ts'
import { forgive, openSettings } from '../settings-steps.ts'

const secretIn = (page: Page, start: string) => page.getByRole('dialog').getByText(start)

async function makeKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Stock sync')
  await dialog.getByLabel('Read my listings').check()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const key = (await secretIn(page, 'hk_').textContent()) ?? ''
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  return key
}

for (const view of themesOf(desktop, { ...phone, width: 320 })) {
  test(`a program gets a key, and a webhook its events (${view.width} px)`, async ({ visit, request }) => {
    const visitor = await visit(view)
    const { page } = visitor
    await register(page, aNewcomer('Wiremu'))
    await openSettings(page, 'api-keys')
    const call = async (key: string) =>
      (await request.get('/api/own-listing', { headers: { authorization: `Bearer ${key}` } })).status()

    const key = await test.step('a key is created, works and is revoked', async () => {
      await expect(page.getByText('You don’t have any API keys yet.')).toBeVisible()
      const made = await makeKey(page)
      expect(await call(made)).toBe(200)
      await page.getByRole('button', { name: 'Revoke key “Stock sync”' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
      await expect(page.getByText('You don’t have any API keys yet.')).toBeVisible()
      return made
    })
    expect(await call(key)).toBe(401)

    await test.step('a webhook is added, and its secret is shown once', async () => {
      await page.getByRole('button', { name: 'Add webhook' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Address').fill('https://127.0.0.1/')
      await dialog.getByLabel('A listing sells').check()
      await dialog.getByRole('button', { name: 'Add webhook' }).click()
      await expect(dialog.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
      forgive(visitor, /422/)
      await dialog.getByLabel('Address').fill('https://nobody.invalid/hoko')
      await dialog.getByRole('button', { name: 'Add webhook' }).click()
      await expect(secretIn(page, 'whsec_')).toBeVisible()
      await page.getByRole('button', { name: 'I’ve saved it' }).click()
    })

    await test.step('a test event is tried, seen and sent again', async () => {
      await page.getByRole('button', { name: 'Send test event' }).click()
      const list = page.getByRole('list', { name: 'Deliveries to nobody.invalid' })
      await expect(list.getByRole('listitem')).toContainText('1 try · couldn’t connect', { timeout: 20_000 })
      await list.getByRole('button', { name: 'Send again' }).click()
      await expect(page.getByText('Event sent again')).toBeVisible()
    })
  })
}
