import { expect, type Locator, type Page, type Route, type APIRequestContext } from '@playwright/test'
import { expectAccessible, pending, intercept, phone, test } from '../fixtures.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search listings' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const cards = (page: Page) => page.locator('#results article')
const placeOf = async (link: Locator) => (await link.boundingBox())!.y

async function leaveTwoCategories(route: Route) {
  const answer = await route.fetch()
  const found = await answer.json()
  found.facets.choices.category.splice(2)
  await route.fulfill({ response: answer, json: found })
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a visitor goes from a suggestion to results, a listing and back to the same spot', async ({
  visit,
  request,
}) => {
  test.setTimeout(180_000)
  const { page } = await visit()

  await test.step('a few letters lead to a category by keyboard alone', async () => {
    await page.goto('/home')
    await page.getByLabel('Search listings').click()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
    await field(page).pressSequentially('camers')
    await expect(option(page, /^Cameras/)).toBeVisible()
    await expect(page.getByText(/suggestions?\. Use the arrow keys/)).toBeAttached()
    while ((await option(page, /^Cameras/).getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown')
    }
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/ibuy\?category=\d+$/)
    await expect(page.getByRole('heading', { name: 'Cameras', level: 1 })).toBeVisible()
  })

  await test.step('recent searches are offered until they are cleared', () => searchAgain(page))

  await test.step('Back and a reload restore the length and position of the list', () =>
    comeBackToTheList(request, page))

  await test.step('a filter keeps the focus and position, and its chip removes it', () =>
    filterAndTakeItOff(page))

  await test.step('the clicked option stays in place, and the rail keeps its end', () =>
    chooseWhileRowsGo(page))

  await test.step('a filter far down scrolls to the top of the results', async () => {
    await page.goto('/ibuy')
    await cards(page).nth(23).scrollIntoViewIfNeeded()
    const rail = page.getByRole('complementary', { name: 'Filters' })
    await expect(rail.getByRole('heading', { name: 'Condition' })).toBeVisible()
    await rail.getByRole('link', { name: /^Used/ }).click()
    await page.waitForURL(/condition=used/)
    await expect(page.getByRole('heading', { name: 'All listings' })).toBeInViewport()
    await expect(cards(page).first()).toBeInViewport()
  })

  await test.step('one button applies everything typed in the filters', () => typeInTheFilters(page))

  await test.step('the list and the map share an address', async () => {
    await page.getByRole('button', { name: 'List', exact: true }).press('Enter')
    await page.waitForURL(/view=list/)
    await expect(cards(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Map', exact: true }).press('Enter')
    await page.waitForURL(/view=map/)
    await expect(page.getByRole('application', { name: /^Map of \d+ listings/ })).toBeVisible()
    const guest = await visit(phone)
    await guest.page.goto(page.url())
    await expect(guest.page.getByRole('application', { name: /^Map of \d+ listings/ })).toBeVisible()
  })

  await test.step('an empty result offers to remove a filter', async () => {
    await page.goto('/ibuy?q=nothingofthekind&type=general')
    await expect(page.getByText('No listings match')).toBeVisible()
    await page.getByRole('link', { name: /^Without “nothingofthekind”: / }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  await test.step('home keeps the chosen region and recent listings', () => rememberRegionAtHome(page))
})

async function comeBackToTheList(request: APIRequestContext, page: Page) {
  const total = async () => (await (await request.get('/api/listing?limit=1')).json()).total
  await expect.poll(total, { timeout: 60_000 }).toBeGreaterThan(27)
  // Two per page, so that there are several pages.
  await intercept(page, /\/api\/listing\?.*cursor=/, (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/limit=\d+/, 'limit=2'),
    }),
  )
  await page.goto('/ibuy')
  for (const last of [23, 25]) {
    await cards(page).nth(last).scrollIntoViewIfNeeded()
    await expect(cards(page).nth(last + 1)).toBeAttached()
  }
  const far = cards(page).nth(26).getByRole('link').first()
  await far.scrollIntoViewIfNeeded()
  const [spot, title, count] = [await scrolled(page), await far.textContent(), await cards(page).count()]
  await far.click()
  await page.waitForURL(/\/detail$/)
  await expect(page.getByRole('heading', { name: title!, level: 1 })).toBeVisible()
  const isAsItWas = async () => {
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
    await expect.poll(async () => Math.abs((await scrolled(page)) - spot)).toBeLessThan(60)
    await expect(far).toBeInViewport()
  }
  await page.goBack()
  await expect(far).toHaveText(title!)
  await isAsItWas()
  await page.reload()
  await isAsItWas()
  await far.click()
  await page.waitForURL(/\/detail$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await isAsItWas()
  await page.unrouteAll()
}

async function searchAgain(page: Page) {
  await field(page).fill('rimu table')
  const finding = await pending(page, /\/api\/listing\?.*q=rimu/)
  await expect(field(page)).toHaveValue('rimu table')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await finding.requested
  await field(page).fill('')
  finding.letThrough()
  await page.waitForURL(/q=rimu\+table/)
  await expect(page.getByRole('heading', { name: /rimu table/, level: 1 })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(option(page, 'rimu table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(option(page, 'rimu table')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect(option(page, 'rimu table')).toHaveCount(0)
}

async function chooseWhileRowsGo(page: Page) {
  const rail = page.getByRole('complementary', { name: 'Filters' })
  const place = rail.getByRole('region', { name: 'Where' }).getByRole('link').nth(1)
  await rail.evaluate((one) => one.scrollTo({ top: 540 }))
  await place.focus()
  const spot = await placeOf(place)
  await intercept(page, /\/api\/listing\?.*region=/, leaveTwoCategories)
  await place.press('Enter')
  await page.waitForURL(/region=/)
  const chosen = rail.getByRole('region', { name: 'Where' }).locator('[aria-current]')
  await expect(chosen).toBeFocused()
  await expect.poll(async () => Math.abs((await placeOf(chosen)) - spot)).toBeLessThan(3)
  const padding = () => rail.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingBottom))
  expect(await padding()).toBeGreaterThan(0)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).not.toHaveURL(/region/)
  await expect.poll(padding).toBe(0)
}

async function filterAndTakeItOff(page: Page) {
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('link', { name: 'Skip to the listings' }).press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  const used = rail.getByRole('link', { name: /^Used/ })
  await used.focus()
  const spot = await placeOf(used)
  await used.press('Enter')
  await page.waitForURL(/condition=used/)
  await expect(used).toHaveAttribute('aria-current', 'true')
  await expect(used).toBeFocused()
  // Content above the choice may disappear; the choice itself must not move on the screen.
  await expect.poll(async () => Math.abs((await placeOf(used)) - spot)).toBeLessThan(3)
  await page.getByRole('link', { name: 'Remove the filter Used' }).press('Enter')
  await expect(page).not.toHaveURL(/condition/)
  await expect(page.getByRole('heading', { name: 'All listings' })).toBeFocused()
}

async function typeInTheFilters(page: Page) {
  const { items } = await (await page.request.get('/api/category-list?type=vehicle')).json()
  const { id } = items.find(({ name }: { name: string }) => name === 'Cars')
  await page.goto(`/ibuy?category=${id}`)
  const rail = page.getByRole('complementary', { name: 'Filters' })
  const apply = rail.getByRole('button', { name: /^Apply/ })
  await expect(rail.getByLabel('Year from')).toBeVisible()
  await expect(apply.filter({ visible: true })).toHaveCount(0)
  await rail.getByLabel('To NZ$').fill('90,000')
  await rail.getByLabel('Year from').fill('1990')
  await apply.filter({ visible: true }).click()
  await page.waitForURL(/price_max=90000&year_min=1990/)
  await page.goto('/ibuy?condition=used')
}

async function rememberRegionAtHome(page: Page) {
  await page.goto('/home')
  await page.getByRole('combobox', { name: 'Just listed in' }).selectOption('Wellington')
  const all = page.getByRole('link', { name: /^See all ?: Just listed$/ })
  await expect(all).toHaveAttribute('href', '/ibuy?region=wellington&sort=newest')
  await page.reload()
  await expect(all).toHaveAttribute('href', '/ibuy?region=wellington&sort=newest')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
}
