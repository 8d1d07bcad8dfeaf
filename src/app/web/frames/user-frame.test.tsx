import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { getSidebarItems, Sidebar } from './user-frame.tsx'

test.each([
  ['/IBUY', ['/ibuy']],
  ['/ichat/7', ['/ichat']],
  ['/ibuyer', []],
])('Sidebar marks the current page at %s: %j', (address, marked) => {
  const html = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Sidebar items={getSidebarItems()} />
    </MemoryRouter>,
  )
  const current = [...html.matchAll(/aria-current="page"[^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(current).toEqual(marked)
})
