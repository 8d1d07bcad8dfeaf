import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MarkupContext } from '#web/lib/loading/kept-markup.tsx'
import { createPageMarkup } from '#web/lib/loading/write-markup.ts'
import { BottomTabs } from './bottom-tabs.tsx'
import { Footer } from './footer.tsx'
import { getSidebarItems } from './frame-items.ts'
import { BarSelect } from './search-bar.tsx'
import { Sidebar } from './sidebar.tsx'

const draw = (frame: ReactNode, address: string) =>
  renderToString(<MemoryRouter initialEntries={[address]}>{frame}</MemoryRouter>)

function write(frame: ReactNode, address: string): string {
  const markup = createPageMarkup()
  return markup.completePage(draw(<MarkupContext value={markup}>{frame}</MarkupContext>, address))
}

const addresses = ['/home', '/ibuy', '/ibuy?q=bike', '/IBUY', '/ibuyer', '/ichat/7', '/general/1/detail', '/']

test.for<[string, (n: number) => ReactNode]>([
  ['the sidebar', (n) => <Sidebar items={getSidebarItems().map((item) => ({ ...item, count: n }))} />],
  ['the tabs', (n) => <BottomTabs counts={{ '/ichat': n }} />],
  ['the footer', () => <Footer>{'Ring us'}</Footer>],
  [
    'a select of the bar',
    (n) => (
      <BarSelect
        label="Region"
        name="region"
        defaultValue={n === 0 ? '' : 'otago'}
        options={[
          { value: '', label: 'All' },
          { value: 'otago', label: 'Otago' },
        ]}
      />
    ),
  ],
])('on every page %s is as it would be drawn there', ([, frame]) => {
  // Drawn on some page, it's kept for others.
  for (const address of [...addresses, ...addresses])
    for (const n of [0, 3]) expect(write(frame(n), address)).toBe(draw(frame(n), address))
})

test('the page that one is on is marked, and no other', () => {
  const marked = (address: string) =>
    [
      ...write(<Sidebar items={getSidebarItems()} />, address).matchAll(
        /aria-current="page"[^>]*href="([^"]*)"/g,
      ),
    ].map(([, href]) => href)
  expect(marked('/IBUY')).toEqual(['/ibuy'])
  expect(marked('/ichat/7')).toEqual(['/ichat'])
  expect(marked('/ibuyer')).toEqual([])
})
