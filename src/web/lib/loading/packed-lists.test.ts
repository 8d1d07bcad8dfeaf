import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packLists, unpackLists, type PackedLists } from './packed-lists.ts'

const readAsSent = <Lists>({ packed }: PackedLists<Lists>): Lists => unpackLists({ packed })

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'%|;"\\<>&\n\r.-~+!\'@^=*0a'.split('')) }),
)
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 2 }))
const key = fc.constantFrom('id', 'title', 'price_cents', 'cover')
const row = fc.dictionary(key, fc.oneof(value, fc.dictionary(key, value)))

test('lists are read as they were, whatever is in them', () => {
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(row, { maxLength: 4 })), (lists) => {
      expect(readAsSent(packLists(lists))).toEqual(lists)
    }),
  )
})

test('a value made of the one beside it in the same way as above is a star', () => {
  const imageAt = (name: string) => ({ url: `/media/${name}-800.webp`, thumb_url: `/media/${name}-400.webp` })
  const page = packLists({ all: ['one', 'two', 'six'].map(imageAt) })
  expect(page.packed).toBe(
    'all|0.1.2;url|thumb_url;/media/one-800.webp|@0b400.webp;^07two-800.webp|*;^07six-800.webp|*',
  )
  expect(readAsSent(page)).toEqual({ all: ['one', 'two', 'six'].map(imageAt) })
})

test('what stands in two lists is sent once, and is one thing again', () => {
  const card = { id: 100_001, cover: { url: '/media/one-800.webp', thumb_url: '/media/one-400.webp' } }
  const other = { ...card, id: 100_002 }
  const page = packLists({ newest: [card, other], featured: [other] })
  expect(page.packed).toBe(
    'newest|0.1|featured|1;id|cover.url|@06thumb_url;100001|/media/one-800.webp|@0b400.webp;^052',
  )
  const read = readAsSent(page)
  expect(read.featured[0]).toBe(read.newest[1])
  expect(unpackLists(page).newest[0]).toBe(card)
})
