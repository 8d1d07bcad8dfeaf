import { expect, test } from 'vitest'
import { listFitting, showColumns, toggleColumn } from './table-tools.tsx'

const columns = [
  { key: 'title', head: 'Title', fixed: true, cell: () => null },
  { key: 'price', head: 'Price', wide: true, cell: () => null },
  { key: 'closes', head: 'Closes', spacious: true, cell: () => null },
  { key: 'category', head: 'Category', ample: true, cell: () => null },
]
const keys = (list: { key: string }[]) => list.map(({ key }) => key)

test.each([
  [390, ['title']],
  [768, ['title', 'price']],
  [1280, ['title', 'price', 'closes']],
  [1536, ['title', 'price', 'closes', 'category']],
])('at %i px the columns %j fit', (width, fitting) => {
  expect(listFitting(columns, width)).toEqual(fitting)
})

test('chosen columns show at any width, and the opening column always shows', () => {
  const shown = showColumns(columns, ['category', 'gone'])
  expect(keys(shown)).toEqual(['title', 'category'])
  expect(shown[1]).not.toHaveProperty('ample')
  expect(showColumns(columns, null)).toBe(columns)
})

test('toggleColumn keeps the table’s order and the last column', () => {
  expect(toggleColumn(columns, ['title', 'closes'], 'price')).toEqual(['title', 'price', 'closes'])
  expect(toggleColumn(columns, ['title', 'closes'], 'closes')).toEqual(['title'])
  const loose = columns.slice(1)
  expect(toggleColumn(loose, ['price'], 'price')).toBeNull()
})
