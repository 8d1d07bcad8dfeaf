import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Finding } from '#contract/listings/listing-advice.ts'
import type { AdminListing } from '#contract/moderation/moderation.ts'
import { ListingClaims } from './listing-claims.tsx'
import { ListingPictures } from './listing-pictures.tsx'

const finding: Finding = {
  rule: 'no_guarantees',
  field: 'description',
  says: 'Somebody in trade can’t sell “as is, where is”.',
  weight: 'forbidden',
}

/** The panel as it stands once the claims of listing 100012 are known. */
function claimsOf(items: Finding[]): string {
  const client = new QueryClient()
  client.setQueryData(keyOf(client), { items })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ListingClaims id={100012} />
    </QueryClientProvider>,
  )
}

/** The key under which the panel asks, as it asks by itself. */
function keyOf(client: QueryClient) {
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ListingClaims id={100012} />
    </QueryClientProvider>,
  )
  return client.getQueryCache().getAll()[0]!.queryKey
}

test('whoever decides about a listing sees what its seller was told', () => {
  const text = claimsOf([finding])
  expect(text).toContain('Claim checks')
  expect(text).toContain('Description:')
  expect(text).toContain('Somebody in trade can’t sell')
  expect(text).toContain('Against the law')
  expect(claimsOf([{ ...finding, weight: 'advice' }])).not.toContain('Against the law')
  expect(claimsOf([])).toBe('')
})

test('every picture of a listing can be opened by its number', () => {
  const images = [1, 2, 3].map((id) => ({ id, url: `/media/${id}-800.webp` }))
  const listing = { id: 100012, title: 'Kauri bowl', images } as AdminListing
  const text = renderToStaticMarkup(<ListingPictures listing={listing} />)
  expect(text).toContain('3 photos')
  expect([...text.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    'Enlarge photo 1 of 3',
    'Enlarge photo 2 of 3',
    'Enlarge photo 3 of 3',
  ])
  expect(renderToStaticMarkup(<ListingPictures listing={{ ...listing, images: [] }} />)).toContain(
    'No photos.',
  )
})
