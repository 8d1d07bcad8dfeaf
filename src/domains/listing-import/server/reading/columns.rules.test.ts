import { expect, test } from 'vitest'
import { cleanCell, readHead } from './columns.rules.ts'

test.each([
  [['Reference', 'TITLE'], ['reference', 'title'], []],
  [[' reference ', 'Sale  Method', 'start-price'], ['reference', 'sale_method', 'start_price'], []],
  [['SKU', 'EAN', 'Photos'], ['reference', 'gtin', 'pictures'], []],
  [['reference', 'attr.Shoe Size'], ['reference', 'attr.shoe_size'], []],
  [['reference', 'colour', 'status', ''], ['reference', null, null, null], ['colour']],
  [
    ['reference', 'attr.', 'attr.9', '__proto__', 'constructor'],
    ['reference', null, null, null, null],
    ['attr.', 'attr.9', '__proto__', 'constructor'],
  ],
])('readHead reads %j', (head, columns, unknown) => {
  expect(readHead(head)).toEqual({ columns, unknown })
})

test.each([
  [['title'], 'There’s no column “reference”.'],
  [['reference', 'title', 'name'], 'The column “title” is there twice.'],
  [[], 'There’s no column “reference”.'],
])('readHead refuses %j', (head, words) => {
  expect(readHead(head)).toContain(words)
})

test.each([
  ["'=1+1", '=1+1'],
  ["'-5", '-5'],
  ["'tis", "'tis"],
  [' a\r\nb\r ', 'a\nb'],
])('cleanCell reads %j as %j', (cell, clean) => {
  expect(cleanCell(cell)).toBe(clean)
})
