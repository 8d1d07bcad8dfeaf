import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabLinks } from './tabs.tsx'

const names = Array.from({ length: 12 }, (_, n) => `Records ${n}`)

function Records({ counted = 1000 }: { counted?: number }) {
  const { search } = useLocation()
  const [count, setCount] = useState<number>()
  const links = names.map((label, n) => ({
    to: `/?tab=${n}`,
    label,
    current: search === `?tab=${n}`,
    count: count ?? null,
  }))
  return (
    <div style={{ width: 300, overflow: 'hidden' }}>
      {/* The same as the product's styles. */}
      <style>
        {'nav { display: flex; overflow-x: auto } nav a { display: flex; flex-shrink: 0; font-size: 12px }'}
      </style>
      <TabLinks label="Records" links={links} />
      <button type="button" onClick={() => setCount(counted)}>
        Count
      </button>
    </div>
  )
}

test('the chosen tab of a wide list stays in view after the counts arrive', async () => {
  await render(
    <MemoryRouter initialEntries={['/?tab=9']}>
      <Records />
    </MemoryRouter>,
  )
  expectInView()
  await page.getByRole('button', { name: 'Count' }).click()
  await expect.element(page.getByRole('link', { name: 'Records 9 1000' })).toBeVisible()
  expectInView()
})

test('the tabs don’t move when their counts arrive', async () => {
  const ofTab = () =>
    page
      .getByRole('link', { name: /^Records 1\b/ })
      .element()
      .getBoundingClientRect().width
  await render(
    <MemoryRouter initialEntries={['/?tab=1']}>
      <Records counted={12} />
    </MemoryRouter>,
  )
  const before = ofTab()
  await page.getByRole('button', { name: 'Count' }).click()
  await expect.element(page.getByRole('link', { name: 'Records 1 12' })).toBeVisible()
  expect(ofTab()).toBe(before)
})

function expectInView() {
  const list = page.getByRole('navigation').element().getBoundingClientRect()
  const tab = document.querySelector('[aria-current=page]')!.getBoundingClientRect()
  expect(tab.left).toBeGreaterThanOrEqual(list.left)
  expect(tab.right).toBeLessThanOrEqual(list.right)
}
