import { expect, test } from 'vitest'
import type { Favourite } from '#domains/watchlist/common/watching.ts'
import { describeSeen } from './watch-list.tsx'

const now = new Date('2026-11-25T10:00:00Z')
const watched = (listing: object) =>
  ({
    note: 'For Hēmi.',
    my_max_cents: 90_000,
    listing: {
      title: 'Cello',
      price_cents: 45_050,
      property_brief: null,
      place_name: 'Petone, Lower Hutt',
      cover: { thumb_url: '/media/1.webp' },
      closes_at: '2026-11-27T06:30:00.000Z',
      ...listing,
    },
  }) as Favourite

test('describeSeen stores displayed texts and no secrets', () => {
  const seen = describeSeen(7, [watched({})], now)
  expect(seen).toEqual({
    account_id: 7,
    at: 'Wed 25 Nov, 11:00 pm',
    items: [
      {
        title: 'Cello',
        price: 'NZ$\u00a0450.50',
        place: 'Petone, Lower Hutt',
        picture: '/media/1.webp',
        closes_at: '2026-11-27T06:30:00.000Z',
        closes: 'Fri 27 Nov, 7:30 pm',
      },
    ],
  })
})

test('describeSeen stores listings without picture, price or end', () => {
  const { items } = describeSeen(7, [watched({ cover: null, price_cents: 0, closes_at: null })], now)
  expect(items).toMatchObject([{ price: 'Price on enquiry', picture: null, closes_at: null, closes: null }])
  expect(describeSeen(7, [], now).items).toEqual([])
})
