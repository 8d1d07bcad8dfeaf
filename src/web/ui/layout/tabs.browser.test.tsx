import { MemoryRouter, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabLinks } from './tabs.tsx'

const names = Array.from({ length: 12 }, (_, n) => `Records ${n}`)

function Records() {
  const { search } = useLocation()
  const links = names.map((label, n) => ({ to: `/?tab=${n}`, label, current: search === `?tab=${n}` }))
  return (
    <div style={{ width: 300, overflow: 'hidden' }}>
      {/* As the product's styles do. */}
      <style>{'nav { display: flex; overflow-x: auto } nav a { flex-shrink: 0 }'}</style>
      <TabLinks label="Records" links={links} />
    </div>
  )
}

test('the chosen tab of a list wider than the screen is in view', async () => {
  await render(
    <MemoryRouter initialEntries={['/?tab=9']}>
      <Records />
    </MemoryRouter>,
  )
  const list = page.getByRole('navigation').element().getBoundingClientRect()
  const tab = page.getByRole('link', { name: 'Records 9' }).element().getBoundingClientRect()
  expect(tab.left).toBeGreaterThanOrEqual(list.left)
  expect(tab.right).toBeLessThanOrEqual(list.right)
})
