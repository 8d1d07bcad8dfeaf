import { expect, type Page } from '@playwright/test'
import { intercept, phone, test } from '../fixtures.ts'

async function signInAsAdmin(page: Page) {
  await page.goto('/admin-signin')
  await page.getByRole('button', { name: 'Fill in Hana Parata' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/admin-dashboard')
}

test('an admin adds a category and moves it by keyboard; a visitor finds it there', async ({ visit }) => {
  const { page } = await visit()
  const name = `Kites ${Date.now() % 100_000}`
  await signInAsAdmin(page)
  await page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Categories' })
    .click()
  await page.waitForURL(/\/categories-list/)
  await page.getByRole('link', { name: 'Add category' }).click()
  await page.waitForURL(/\/category\/new/)
  await page.getByRole('button', { name: 'Add category' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Parent category').selectOption({ label: 'Toys & models' })
  await page.getByRole('button', { name: 'Add category' }).click()
  await page.waitForURL(/\/categories-list/)

  await page.getByRole('button', { name: 'Subcategories of Toys & models' }).click()
  const grip = page.getByRole('button', { name: `Move ${name}` })
  const received = page.locator('output').filter({ hasText: name })
  await grip.press('ArrowUp')
  await expect(received).toContainText('under Toys & models')
  await expect(grip).toBeFocused()
  await grip.press('ArrowLeft')
  await expect(received).toContainText('at the top')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Move under the category above' }).click()
  await expect(received).toContainText('under Toys & models')
  await page.reload()
  await page.getByRole('button', { name: 'Subcategories of Toys & models' }).click()
  await expect(grip).toBeVisible()

  const visitor = await visit(phone)
  await expect(async () => {
    await visitor.page.goto('/categories')
    await expect(visitor.page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible({
      timeout: 1_000,
    })
  }).toPass()

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Hide category' }).click()
  const dialog = page.getByRole('dialog', { name: `Hide ${name}?` })
  await expect(dialog).toContainText('hidden everywhere')
  await dialog.getByRole('button', { name: 'Hide category' }).click()
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
  await expect(async () => {
    await visitor.page.goto('/categories')
    await expect(visitor.page.getByRole('link', { name: /^Toys & models/ }).first()).toBeVisible()
    await expect(visitor.page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0)
  }).toPass()

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText(`${name} is removed`)).toBeVisible()
  await expect(grip).toHaveCount(0)
})

test('a category is dragged into another, and what it holds finds a place when it is removed', async ({
  visit,
}) => {
  const { page } = await visit()
  await signInAsAdmin(page)
  const names = ['Puzzles', 'Jigsaws'].map((word) => `${word} ${Date.now() % 100_000}`)
  for (const name of names) {
    await page.goto('/category/new?type=property')
    await page.getByLabel('Name').fill(name)
    await page.getByRole('button', { name: 'Add category' }).click()
    await page.waitForURL(/\/categories-list\?type=property/)
  }
  const [into, moved] = names.map((name) => page.getByRole('button', { name: `Move ${name}`, exact: true }))
  const from = (await moved!.boundingBox())!
  const to = (await into!.boundingBox())!
  await page.mouse.move(from.x + 10, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 60, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(page.locator('output').filter({ hasText: names[1]! })).toContainText(`under ${names[0]}`)

  const dialog = page.getByRole('dialog', { name: `Remove ${names[0]}?` })
  // A list that arrives meanwhile may move the row under the pointer; the click then closes the menu.
  await expect(async () => {
    await page.getByRole('button', { name: `Actions for ${names[0]}` }).click()
    await page.getByRole('menuitem', { name: 'Remove' }).click({ timeout: 2_000 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(dialog).toContainText('It holds 1 category')
  await dialog.getByRole('button', { name: 'Move and remove' }).click()
  await expect(dialog).toContainText('Choose where they should go.')
  await dialog.getByLabel('Move 1 category to').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Move and remove' }).click()
  await expect(page.getByText(`${names[0]} is removed`)).toBeVisible()
  await page.getByLabel('Find a category').fill(names[1]!)
  await page.getByRole('button', { name: `Actions for ${names[1]}` }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText(`No category matches “${names[1]}”`)).toBeVisible()
})

test('an admin writes an answer; a visitor finds it, and a link opens it', async ({ visit }) => {
  const { page } = await visit()
  const question = `May I bring my dog ${Date.now() % 100_000}?`
  await signInAsAdmin(page)
  await page.goto('/faq/new')
  await page.getByLabel('Question').fill(question)
  await page.getByLabel('Group').fill('Selling')
  await page.getByLabel('Answer').fill('See [this](javascript:alert(1)).')
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await expect(page.getByLabel('Answer')).toBeFocused()
  await page
    .getByLabel('Answer')
    .fill('Only **kurī** on a lead.\n\n- [Categories](/categories)\n- <b>plain</b>')
  await expect(page.locator('strong')).toHaveText('kurī')
  await page.getByRole('link', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('Question')).toHaveValue(question)
  await page.getByRole('button', { name: 'Add FAQ' }).click()
  await page.waitForURL('/faqs')
  await page.getByRole('button', { name: `Move up: ${question}` }).click()
  await expect(page.locator('output').filter({ hasText: question })).toBeAttached()

  const visitor = await visit(phone)
  await visitor.page.goto('/home')
  await visitor.page.getByRole('link', { name: 'FAQs', exact: true }).click()
  await visitor.page.waitForURL('/frequently-asked-questions')
  await visitor.page.getByLabel('Search FAQs').fill('kuri')
  await visitor.page.getByRole('heading', { name: question }).click()
  await expect(visitor.page.getByText('<b>plain</b>')).toBeVisible()
  const anchor = await visitor.page.getByRole('link', { name: /^Link to/ }).getAttribute('href')
  await visitor.page.goto(`/frequently-asked-questions${anchor}`)
  await expect(visitor.page.getByText('on a lead.')).toBeVisible()

  await page.getByRole('link', { name: question }).click()
  await page.getByRole('button', { name: 'Remove FAQ' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await page.waitForURL('/faqs')
  await expect(page.getByRole('button', { name: `Move up: ${question}` })).toHaveCount(0)
})

test('an admin adds a filter, changes it and removes it', async ({ visit }) => {
  const { page, complaints } = await visit()
  const name = `Wingspan ${Date.now() % 100_000}`
  await signInAsAdmin(page)
  await page.goto('/filters-list')
  await page.getByRole('button', { name: 'Add filter' }).click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Name').fill(name)
  await expect(editor.getByLabel('Key')).toHaveValue(name.toLowerCase().replace(' ', '_'))
  await editor.getByLabel('Choices').fill('Small')
  await editor.getByLabel('Add a category').selectOption({ label: 'Toys & models' })
  await editor.getByRole('button', { name: 'Add filter' }).click()
  await expect(editor.getByLabel('Choices')).toBeFocused()
  await editor.getByLabel('Choices').fill('Small\nLarge')
  await editor.getByRole('button', { name: 'Add filter' }).click()
  await expect(page.getByText('One choice: Small, Large')).toBeVisible()
  await expect(page.getByText(`${name} is saved`)).toBeVisible()
  const log = page
    .locator('section', { has: page.getByRole('heading', { name: 'Audit log' }) })
    .locator('ol > li')
  await expect(log.first()).toContainText('Added the filter')

  await page.getByRole('button', { name, exact: true }).click()
  await editor.getByLabel('Answer type').selectOption({ label: 'A number' })
  await editor.getByLabel('Unit').fill('cm')
  await editor.getByRole('button', { name: 'Save filter' }).click()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
  await expect(row.getByText('A number, in cm')).toBeVisible()
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Filter removed')).toBeVisible()
  await expect(log.first()).toContainText('Removed the filter')
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 422/.test(text)))
})

test('FAQ answers are readable without JavaScript, and a failed load says so', async ({ visit, request }) => {
  const served = await (await request.get('/frequently-asked-questions')).text()
  expect(served).toContain('How does bidding work?')
  expect(served).toContain('one step at a time')

  const { page, complaints } = await visit()
  await signInAsAdmin(page)
  let fails = true
  await intercept(page, '**/api/category', (route) =>
    fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  )
  await page.goto('/categories-list')
  await expect(page.getByText('The categories didn’t load')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 500/.test(text)))
})

test('a menu that fits on no side of its button scrolls within a small phone', async ({ visit }) => {
  const small = { ...phone, width: 375, height: 667 }
  const { page } = await visit(small)
  await signInAsAdmin(page)
  await page.goto('/categories-list')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await expect
    .poll(async () => {
      const box = (await page.getByRole('menu').boundingBox())!
      return box.y >= 0 && box.y + box.height <= small.height
    })
    .toBe(true)
})
