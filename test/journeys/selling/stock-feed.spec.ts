import { expect, type Page } from '@playwright/test'
import { aDealerOfTheMarket, aStockPush } from '../dealers.ts'
import { desktop, themesOf, phone, signInByCalls, test } from '../fixtures.ts'

const send = (page: Page, buffer: Buffer) =>
  page.getByLabel('Stock file').setInputFiles({ name: 'SML.zip', mimeType: 'application/zip', buffer })
const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 30_000 })

for (const view of themesOf(desktop, phone)) {
  test(`a dealer sends stock, reviews and applies it, and maps a word (${view.width} px)`, async ({
    visit,
    request,
  }) => {
    const dealer = await aDealerOfTheMarket(request)
    const { page } = await visit(view)
    await signInByCalls(page, dealer, '/stock-feed')
    await test.step('the page explains itself before the first feed', async () => {
      await shows(page, `Dealership ${dealer.dealership}`)
      await shows(page, 'No vehicles yet')
      await page.getByText('What goes in a CSV').click()
      await expect(page.getByRole('button', { name: 'Save an example' })).toBeVisible()
    })
    await test.step('no vehicle is listed before the review', async () => {
      await send(page, await aStockPush(dealer))
      await shows(page, 'What would change')
      await shows(page, 'Colour “Slvr”: We don’t know this word. Teach us what it means.')
      await page.getByRole('button', { name: 'Apply changes' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Apply these changes?' })
      await expect(dialog).toContainText('2 vehicles will be listed')
      await dialog.getByRole('button', { name: 'Apply changes' }).click()
      await shows(page, 'Latest run')
      await shows(page, 'Done')
    })
    await test.step('the vehicles are listed with their photos', async () => {
      const one = page.getByRole('listitem').filter({ hasText: 'S1' })
      await expect(one).toContainText('1 photo')
      await one.getByRole('link').click()
      await page.waitForURL(/\/vehicle\/\d+\/detail/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('2018 Toyota Corolla GX')
      await page.goBack()
    })
    await test.step('the dealer maps a word, and its vehicle updates', async () => {
      await page.getByRole('button', { name: 'Teach Slvr' }).click()
      await page.getByLabel('Means').selectOption('Silver')
      await page.getByRole('button', { name: 'Teach', exact: true }).click()
      await shows(page, 'Word taught')
      await page.getByRole('checkbox', { name: 'Choose S2', exact: false }).check()
      await page.getByRole('button', { name: 'List or update' }).click()
      await expect(page.getByText(/^Chosen vehicles/)).toBeVisible({ timeout: 30_000 })
      await page.getByRole('link', { name: 'Words' }).click()
      await shows(page, 'Colour: “slvr” means Silver')
    })
    for (const tab of ['Runs', 'Settings']) {
      await page.getByRole('navigation', { name: 'Parts of your stock feed' }).getByText(tab).click()
    }
  })
}
