import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Finding } from '#domains/selling/common/selling.ts'
import type { AdminListing } from '#domains/moderation/common/moderation.ts'
import type { AdminDispute } from '#domains/trades/common/trades.ts'
import { toAccountId, toListingId } from '#platform/common/ids.ts'
import { ListingClaims, ListingPictures } from '../shared/listing-claims.tsx'
import { DisputeItem } from './listing-disputes.tsx'

const finding: Finding = {
  rule: 'no_guarantees',
  field: 'description',
  says: 'Somebody in trade can’t sell “as is, where is”.',
  weight: 'forbidden',
}

function claimsOf(items: Finding[]): string {
  const client = new QueryClient()
  client.setQueryData(keyOf(client), { items })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ListingClaims id={100012} />
    </QueryClientProvider>,
  )
}

function keyOf(client: QueryClient) {
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ListingClaims id={100012} />
    </QueryClientProvider>,
  )
  return client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)[0]
}

test('a moderator sees the seller’s notifications about a listing', () => {
  const text = claimsOf([finding])
  expect(text).toContain('Claim checks')
  expect(text).toContain('Description:')
  expect(text).toContain('Somebody in trade can’t sell')
  expect(text).toContain('Against the law')
  expect(claimsOf([{ ...finding, weight: 'advice' }])).not.toContain('Against the law')
  expect(claimsOf([])).toBe('')
})

test('every photo of a listing opens by its number', () => {
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

test('a dispute shows its events in order, without the steps of the sale', () => {
  const at = (minute: number) => `2026-11-23T02:${minute}:00.000Z`
  const dispute: AdminDispute = {
    id: 3,
    opened_by: 'buyer',
    kind: 'damaged',
    reason: 'It arrived broken.',
    opened_at: at(10),
    messages: [{ side: 'system', text: 'Send us photos.', at: at(20) }],
    decision: { outcome: 'cancelled', word: 'The seller refunds it.', at: at(30) },
    trade: {
      id: 7,
      listing_id: toListingId(100_012),
      how: 'won',
      status: 'cancelled',
      total_cents: 5000,
      agreed_at: at(11),
      moves: [
        {
          side: 'buyer',
          action: 'paid',
          from_status: 'agreed',
          to_status: 'paid',
          reason: 'By bank transfer.',
          at: at(12),
        },
      ],
    },
    buyer: { id: toAccountId(1046), display_name: 'Wanda B.' },
    seller: { id: toAccountId(1047), display_name: 'Bart S.' },
    decider_name: 'Hana Parata',
  }
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <DisputeItem dispute={dispute} onRequest={() => undefined} />
    </MemoryRouter>,
  )
  const texts = ['It arrived broken.', 'Send us photos.', 'The seller refunds it.', 'By bank transfer.']
  const places = texts.map((words) => text.indexOf(words))
  expect(places.slice(0, 3)).toEqual(places.slice(0, 3).toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(places[3]).toBe(-1)
})
