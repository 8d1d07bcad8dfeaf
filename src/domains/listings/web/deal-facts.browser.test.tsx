import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Listing } from '#domains/listings/common/listings.ts'
import { DealFacts } from './deal-facts.tsx'

function getBottom(element: Node): number {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (text.nextNode()) range.selectNode(text.currentNode)
  return range.getBoundingClientRect().bottom
}

test('a seller’s name and stars fit on one line', async () => {
  const seller = { id: 1054, rating: 4, seller_kind: 'private', has_page: true }
  const listing = { type: 'property', seller, seller_name: 'Walt C.' } as Listing
  await render(
    <MemoryRouter>
      <DealFacts listing={listing} />
    </MemoryRouter>,
  )
  const [name, stars] = [page.getByRole('link'), page.getByText('4 of 5')]
  expect(getBottom(stars.element())).toBeCloseTo(getBottom(name.element()), 0)
})
