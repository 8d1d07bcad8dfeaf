import '#platform/web/styles/app.css'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { MoreMenu } from '#platform/web/ui/overlays/more-menu.tsx'
import { notify, Toaster } from '#platform/web/ui/overlays/toast.tsx'
import { findViolations } from '#test/browser/axe.ts'
import { clearCompared } from './compare-choice.ts'
import { CompareItems, CompareTray } from './compare-items.tsx'
import { CompareTable } from './compare-table.tsx'

beforeEach(async () => {
  await page.viewport(1360, 900)
  clearCompared()
  notify.clear()
})

const inPage = (...listings: { id: number; type: 'general' | 'vehicle' }[]) => (
  <MemoryRouter>
    <main>
      {listings.map((listing) => (
        <MoreMenu key={listing.id} label={`More for ${listing.id}`}>
          <CompareItems listing={listing} />
        </MoreMenu>
      ))}
      <CompareTray />
    </main>
    <Toaster />
  </MemoryRouter>
)

async function choose(id: number, item = 'Compare') {
  notify.clear()
  await page.getByRole('button', { name: `More for ${id}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

test('the tray counts what is chosen, links to the comparison and clears it', async () => {
  await render(inPage({ id: 1, type: 'general' }, { id: 2, type: 'general' }))
  await choose(1)
  await choose(2)
  const link = page.getByRole('link', { name: 'Compare 2 of 4' })
  await expect.element(link).toHaveAttribute('href', '/compare?ids=1,2')
  await choose(1, 'Remove from comparison')
  await expect.element(page.getByRole('link', { name: 'Compare 1 of 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(page.getByRole('region', { name: 'Listings to compare' })).not.toBeInTheDocument()
})

test('a listing of another type and a fifth one are refused in plain words', async () => {
  const ids = [1, 2, 3, 4, 5]
  await render(inPage(...ids.map((id) => ({ id, type: 'general' as const })), { id: 9, type: 'vehicle' }))
  await choose(1)
  await choose(9)
  await expect.element(page.getByText(/listings of another type/)).toBeVisible()
  for (const id of [2, 3, 4, 5]) await choose(id)
  await expect.element(page.getByText(/comparing four listings/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Compare 4 of 4' })).toBeVisible()
})

const bowl = {
  id: 1,
  type: 'general',
  title: 'Blue bowl',
  status: 'active',
  sale_method: 'fixed_price',
  price_cents: 5_000,
  buy_now_price_cents: null,
  closes_at: null,
  cover: null,
  pickup: 'must',
  delivery_options: [],
  place_name: 'Te Aro, Wellington',
  condition: 'new',
  categories: [{ name: 'Bowls' }],
  attribute_rows: [],
  vehicle: null,
  property: null,
  property_brief: null,
  seller: { display_name: 'Mere K.', trading_name: null, rating: null, review_count: 0 },
}
const toListing = (changes: object) => ({ ...bowl, ...changes }) as unknown as Listing

test('the table scrolls by itself on a phone, with its first column in place, and names what is gone', async () => {
  await page.viewport(320, 800)
  const columns = [
    { id: 1, listing: toListing({}) },
    { id: 2, listing: toListing({ id: 2, title: 'Green bowl', condition: 'used', status: 'withdrawn' }) },
    { id: 3, listing: null },
  ]
  await render(
    <MemoryRouter>
      <main>
        <CompareTable columns={columns} />
      </main>
    </MemoryRouter>,
  )
  await expect.element(page.getByText('Listing 3 isn’t on Hoko any more')).toBeInTheDocument()
  await expect
    .element(page.getByRole('row', { name: 'Closing Available until sold Withdrawn' }))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Condition New Used' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  const scroller = page.getByRole('region', { name: 'Compare listings' }).element()
  scroller.scrollLeft = 200
  const label = page.getByRole('rowheader', { name: 'Condition' }).element().getBoundingClientRect()
  expect(Math.round(label.left - scroller.getBoundingClientRect().left)).toBeLessThanOrEqual(1)
  await expect
    .element(page.getByRole('link', { name: 'Remove Green bowl from this comparison' }))
    .toHaveAttribute('href', '/compare?ids=1,3')
  expect(await findViolations()).toEqual([])
})
