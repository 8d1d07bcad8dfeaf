import { expect, test } from 'vitest'
import { emptyDrafts } from './own-drafts.tsx'

const blank = { title: null, cover: null, price_cents: null, status_reason: null }

test('a draft with a title, a price or a message from us is not deleted as empty', () => {
  const rows = [
    blank,
    { ...blank, title: 'Couch' },
    { ...blank, price_cents: 100 },
    { ...blank, status_reason: 'No.' },
  ]
  expect(emptyDrafts(rows)).toEqual([blank])
})
