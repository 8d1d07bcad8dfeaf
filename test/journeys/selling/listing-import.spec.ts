import { expect, type Page } from '@playwright/test'
import { anItem, itemsCsv, type ImportRow } from '#test/harness/imports/listing-imports.ts'
import { desktop, expectAccessible, phone, signInByCalls, test, themesOf } from '../fixtures.ts'
import { aMember } from '../members.ts'

const send = (page: Page, rows: ImportRow[]) =>
  page
    .getByLabel('CSV or ZIP', { exact: true })
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(itemsCsv(rows)) })

const shows = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible({ timeout: 30_000 })

const confirm = async (page: Page, button: string, dialogName: string, act = button) => {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog', { name: dialogName }).getByRole('button', { name: act }).click()
}

for (const view of themesOf(desktop, phone)) {
  test(`a seller imports items, changes one and undoes it (${view.width} px)`, async ({ visit, request }) => {
    const { page } = await visit(view)
    await signInByCalls(page, await aMember(request, 'Ina'), '/isell')
    await test.step('the page is reached from iSell, and is empty at first', async () => {
      await page.getByRole('link', { name: 'Import and export' }).click()
      await shows(page, 'No imports yet')
      await page.getByText('How the columns work').click()
      await shows(page, /reference is your own code/)
    })
    await test.step('every row is checked before any is listed', async () => {
      await send(page, [anItem('J1'), anItem('J2'), anItem('J3', { price: '1e9' })])
      await shows(page, 'Check before you import')
      await shows(page, 'price: Write an amount like 1234.50.')
      await page.getByRole('navigation', { name: 'Rows' }).getByText('Not imported').click()
      await expect(page.getByRole('list', { name: 'Rows' }).getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
      await confirm(page, 'Import items', 'Import these items?', 'Import anyway')
      await shows(page, '2 listed · 0 updated · 0 withdrawn · 1 not imported')
    })
    await test.step('the same reference again updates its listing', async () => {
      await send(page, [anItem('J1', { price: '15.00' }), anItem('J2')])
      await shows(page, 'price: 12.50 → 15.00')
      await confirm(page, 'Import items', 'Import these items?')
      await shows(page, '0 listed · 1 updated · 0 withdrawn · 0 not imported')
    })
    await test.step('the import is undone', async () => {
      await confirm(page, 'Undo import', 'Undo this import?')
      await shows(page, /Undone by Ina/)
      await shows(page, '1 undone, 0 left as they are')
      await expectAccessible(page)
    })
  })
}
