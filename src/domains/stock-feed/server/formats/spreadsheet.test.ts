import { describe, expect, test } from 'vitest'
import { spreadsheet } from './formats.adapter.ts'

const one = (fields: Record<string, string>) => ({
  dealership: null,
  vehicles: [{ fields, extras: [] }],
})

describe('spreadsheet.read reads tables as people make them', () => {
  test.each([
    ['Excel’s separator line', 'sep=;\r\nStockNo;Make\r\nA1;Kia, new'],
    ['a separator line behind a byte order mark, saved again', '\ufeffsep=;;\nStockNo;Make\nA1;Kia, new'],
    ['a quoted separator line of a tab', '"sep=\t"\nStockNo\tMake\nA1\tKia, new'],
    ['blank lines above the names', '\n\nStockNo;Make\nA1;Kia, new'],
    ['bars', 'StockNo|Make\nA1|Kia, new'],
    ['spaces around a quoted cell', 'StockNo,Make\n "A1" ,\t"Kia, new" \n'],
    ['a million blank rows of another length', `StockNo,Make\nA1,"Kia, new"\n${',,,\r\n'.repeat(1e6)}`],
    ['empty cells behind the last column', 'StockNo,Make,,\nA1,"Kia, new",,,,'],
  ])('%s', (_name, text) => {
    expect(spreadsheet.read(text)).toEqual(one({ StockNo: 'A1', Make: 'Kia, new' }))
  })

  test.each([
    ['in a plain cell', '17" alloys', '17" alloys'],
    ['at the end of one', 'alloys 17"', 'alloys 17"'],
    ['around its first word', '"Aircross" edition', '"Aircross" edition'],
    ['not doubled in a quoted cell', '"Tidy with 17" alloys"', 'Tidy with 17" alloys'],
    ['doubled in a quoted cell', '"Tidy with 17"" alloys"', 'Tidy with 17" alloys'],
    ['two of them in a plain cell', '5\'10" x 6\'2"', '5\'10" x 6\'2"'],
  ])('a quotation mark is read: %s', (_name, cell, variant) => {
    const text = `StockNo,Variant,Make\nA1,${cell},Kia\nA2,GX,Kia`
    expect(spreadsheet.read(text)).toMatchObject({
      vehicles: [{ fields: { StockNo: 'A1', Variant: variant, Make: 'Kia' } }, { fields: { Variant: 'GX' } }],
    })
  })
})

test('spreadsheet.read refuses a row whose cells have shifted', () => {
  const shifted = 'StockNo,Retail,CCRating\nA1,9990,1800\nA2,12,990,1800'
  expect(() => spreadsheet.read(shifted)).toThrow('Row 3 has more cells')
})

test('spreadsheet.read keeps the quotation marks of a quoted cell, also over lines', () => {
  expect(spreadsheet.read('StockNo,OnlineNotes\nA1,"""Best"" car, with\n17"" rims" \n')).toEqual(
    one({ StockNo: 'A1', OnlineNotes: '"Best" car, with\n17" rims' }),
  )
})

test.each([
  ['in a later row', 'A1,"Aircross edition,1\nA2,GX,2\nA3,17" alloys,3'],
  ['in a later cell', 'A1,Kia,1\nA2,"Aircross,17" alloys'],
])('spreadsheet.read refuses a mark that another one closes %s', (_name, rows) => {
  expect(() => spreadsheet.read(`StockNo,Variant,Make\n${rows}`)).toThrow(/Row [23] has a quotation mark/)
})

test('spreadsheet.read splits extras at bars and semicolons, and not within an entity', () => {
  expect(spreadsheet.read('StockNo,Extras\nA1,Bluetooth &amp; USB;Tow bar|Roof racks')).toMatchObject({
    vehicles: [{ extras: ['Bluetooth & USB', 'Tow bar', 'Roof racks'] }],
  })
})
