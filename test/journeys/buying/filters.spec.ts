import { expect, type Page } from '@playwright/test'
import { desktop, aNewcomer, phone, register, test, type Visitor } from '../fixtures.ts'

const n = Date.now() % 100_000
const sail = `Sail ${n}`

async function signInAsAdmin(page: Page) {
  await page.goto('/admin-signin')
  await page.getByRole('button', { name: 'Fill in Hana Parata' }).click()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/admin-dashboard')
}

async function chooseCategory(page: Page, name: string) {
  await page.getByRole('button', { name: /^(?:Choose a category|Category: )/ }).click()
  await page.getByRole('searchbox', { name: 'Find a category' }).fill(name)
  await page.getByRole('searchbox', { name: 'Find a category' }).press('Enter')
}

const shown = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true })

test('an admin adds a filter, a seller answers it, and a visitor uses it', async ({ visit }) => {
  // The search may need two minutes to learn the new words.
  test.setTimeout(240_000)
  const [admin, seller, visitor] = [await visit(desktop), await visit(desktop), await visit(phone)]

  await test.step('the admin adds a filter to a category and its descendants', () => addFilter(admin))

  await test.step('the form asks the category’s filters and keeps answers across categories', () =>
    answerCategoryFields(seller))

  await test.step('required answers show errors before publishing', async () => {
    const { page } = seller
    await page.getByText('Used', { exact: true }).click()
    await page.getByLabel('Description', { exact: true }).fill('Flies well. Ring me on 021 555 0199.')
    await page.getByLabel('Start price').fill('5')
    await shown(page, /^Publish auction/).click()
    await expect(page.getByText(`Add this: ${sail}.`).first()).toBeVisible()
    await expect(page.getByLabel(`${sail} (required)`)).toBeFocused()
    await page.getByLabel(`${sail} (required)`).selectOption('Red')
  })

  await test.step('advice on risky claims can be followed or ignored', () => publishAfterAdvice(seller))

  await test.step('a visitor applies the filter and removes it', () => narrowByFilter(visitor))

  const narrowed = new URL(visitor.page.url())

  await test.step('a misspelt word finds the likely one, or itself on request', async () => {
    const { page } = visitor
    const params = new URLSearchParams({ q: 'skatebaord' })
    const corrected = async () =>
      (await (await page.request.get(`/api/listing?${params}&limit=1`)).json()).corrected
    await expect.poll(corrected, { timeout: 120_000 }).toMatchObject({ to: 'skateboard' })
    await page.goto(`/ibuy?${params}`)
    const note = page.getByText(/^Showing results for skateboard\./)
    await expect(note).toBeVisible()
    await page.getByRole('link', { name: 'Search instead for skatebaord' }).click()
    await page.waitForURL(/exact=yes/)
    await expect(note).toHaveCount(0)
  })

  await test.step('one button applies everything in the mobile sheet', () => typeInTheSheet(visitor))

  await test.step('filters that don’t apply are dropped with a notice', async () => {
    const { page } = visitor
    narrowed.searchParams.delete('category')
    await page.goto(narrowed.href)
    await expect(
      page.getByText(/^One filter does not apply here and was left out: Sail \d+: Red\./),
    ).toBeVisible()
  })
})

async function filterKey(page: Page): Promise<string> {
  const red = page.getByRole('dialog', { name: 'Filters' }).getByRole('link', { name: 'Red 1 listing' })
  const { searchParams } = new URL((await red.getAttribute('href'))!, page.url())
  return [...searchParams.keys()].find((name) => name.startsWith('attr.sail_'))!
}

async function typeInTheSheet({ page }: Visitor) {
  await page.goto('/ibuy')
  await openFilters(page)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: 'Apply' })).toBeHidden()
  await sheet.getByLabel('To NZ$').fill('much')
  await sheet.getByRole('button', { name: 'Show the listings' }).click()
  await expect(sheet.getByRole('alert')).toBeVisible()
  await sheet.getByLabel('To NZ$').fill('8000')
  await sheet.getByRole('button', { name: 'Show the listings' }).click()
  await page.waitForURL(/price_max=8000\b/)
  await expect(sheet).toHaveCount(0)
}

async function openFilters(page: Page) {
  await page.getByRole('link', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
}

test('an illegal value shows an error and blocks a rental', async ({ visit }) => {
  const { page } = await visit({ width: 320, height: 700, theme: 'light' })
  await register(page, aNewcomer('Mereana'), '/property/new')
  await page.getByText('For rent', { exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill('Sunny cottage')
  await page.getByLabel('Description', { exact: true }).fill('Two bedrooms by the beach. Sorry, no children.')
  await shown(page, /^Publish listing/).click()
  await expect(page.getByText(/“no children” is discrimination/).first()).toBeVisible()
  await page.getByLabel('Description', { exact: true }).fill('Two bedrooms by the beach.')
  await expect(page.getByText(/is discrimination/)).toHaveCount(0)
})

async function narrowByFilter(visitor: Visitor) {
  const { page } = visitor
  await page.goto('/categories')
  await page
    .getByRole('link', { name: /^Toys & models/ })
    .first()
    .click()
  await page.waitForURL(/category=/)
  const card = page.getByRole('link', { name: new RegExp(`Kite ${n}`) })
  await openFilters(page)
  const filters = page.getByRole('dialog', { name: 'Filters' })
  const red = filters.getByRole('link', { name: 'Red 1 listing' })
  if (!(await red.isVisible())) await filters.getByRole('heading', { name: sail }).click()
  await expect(red).toBeVisible()
  await expect(filters.getByRole('link', { name: /^Blue/ })).toHaveCount(0)
  const chosen = new URL(page.url())
  chosen.searchParams.set(await filterKey(page), 'Blue')
  await page.goto(chosen.href)
  await expect(page.getByText('No listings match')).toBeVisible()
  await openFilters(page)
  await expect(filters.getByRole('link', { name: /^Blue/ })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: `Remove the filter ${sail}: Blue` }).click()
  await openFilters(page)
  await filters.getByRole('link', { name: 'Red 1 listing' }).click()
  await page.waitForURL(/attr\.sail_\d+=Red/)
  await page.getByRole('button', { name: /^Show / }).click()
  // The search index updates a moment after publishing.
  await expect(async () => {
    await page.reload()
    await expect(card.first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

async function publishAfterAdvice(seller: Visitor) {
  const { page } = seller
  await shown(page, /^Publish auction/).click()
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  await expect(dialog).toContainText('There’s a phone number in the description.')
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Change it: description' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toBeFocused()
  await page.getByLabel('Description', { exact: true }).fill('Flies well. One tear, mended.')
  await shown(page, /^Publish auction/).click()
  await dialog.getByRole('button', { name: /^Publish auction/ }).click()
  await page.getByRole('button', { name: 'Publish without it' }).click()
  await page.waitForURL(/\/detail$/)
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible()
  await expect(page.getByText(sail, { exact: true })).toBeVisible()
  await expect(page.getByText('Width', { exact: true })).toHaveCount(0)
}

async function addFilter(admin: Visitor) {
  const { page } = admin
  await signInAsAdmin(page)
  await page.goto('/filters-list')
  await page.getByRole('button', { name: 'Add filter' }).click()
  await page.getByLabel('Name', { exact: true }).fill(sail)
  await page.getByLabel('Choices').fill('Red\nBlue')
  await page.getByLabel('Add a category it applies to').selectOption({ label: 'Toys & models' })
  await page.getByText('Required', { exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?:Add|Save)/ })
    .click()
  await expect(page.getByText(`${sail} is saved`)).toBeVisible()
}

async function answerCategoryFields(seller: Visitor) {
  const { page } = seller
  await register(page, aNewcomer('Rewi'), '/general/new')
  await page.getByLabel('Title', { exact: true }).fill(`Kite ${n}, red`)
  await expect(page.getByRole('heading', { name: 'Improve your listing' })).toBeVisible()
  await chooseCategory(page, 'Outdoor play')
  await page.getByLabel(`${sail} (required)`).selectOption('Red')
  await chooseCategory(page, 'Sofas')
  await expect(page.getByLabel(`${sail} (required)`)).toHaveCount(0)
  await page.getByLabel('Width').fill('one metre')
  await chooseCategory(page, 'Outdoor play')
  await expect(page.getByLabel(`${sail} (required)`)).toHaveValue('Red')
  await page.getByLabel(`${sail} (required)`).selectOption({ label: 'Select…' })
}
