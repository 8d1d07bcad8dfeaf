import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabLinks } from './tabs.tsx'

const names = Array.from({ length: 12 }, (_, n) => `Records ${n}`)

function Records() {
  const { search } = useLocation()
  const [count, setCount] = useState<number>()
  const links = names.map((label, n) => ({
    to: `/?tab=${n}`,
    label,
    current: search === `?tab=${n}`,
    ...(count !== undefined && { count }),
  }))
  return (
    <div style={{ width: 300, overflow: 'hidden' }}>
      {/* As the product's styles do. */}
      <style>{'nav { display: flex; overflow-x: auto } nav a { flex-shrink: 0 }'}</style>
      <TabLinks label="Records" links={links} />
      <button type="button" onClick={() => setCount(1000)}>
        Count
      </button>
    </div>
  )
}

test('the chosen tab of a list wider than the screen is in view, when the counts have come too', async () => {
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

function expectInView() {
  const list = page.getByRole('navigation').element().getBoundingClientRect()
  const tab = document.querySelector('[aria-current=page]')!.getBoundingClientRect()
  expect(tab.left).toBeGreaterThanOrEqual(list.left)
  expect(tab.right).toBeLessThanOrEqual(list.right)
}
