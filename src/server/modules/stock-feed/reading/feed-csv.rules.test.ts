import { describe, expect, test } from 'vitest'
import { readCsv } from './feed-csv.rules.ts'

const one = (fields: Record<string, string>) => ({
  kind: 'csv',
  user_id: null,
  vehicles: [{ fields, extras: [] }],
})

describe('readCsv reads tables as people make them', () => {
  test.each([
    ['Excel’s separator line', 'sep=;\r\nStockNo;Make\r\nA1;Kia, new'],
    ['a separator line behind a byte order mark, saved again', '\ufeffsep=;;\nStockNo;Make\nA1;Kia, new'],
    ['a quoted separator line of a tab', '"sep=\t"\nStockNo\tMake\nA1\tKia, new'],
    ['blank lines above the names', '\n\nStockNo;Make\nA1;Kia, new'],
    ['bars', 'StockNo|Make\nA1|Kia, new'],
    ['spaces around a quoted cell', 'StockNo,Make\n "A1" ,\t"Kia, new" \n'],
    ['empty cells behind the last column', 'StockNo,Make,,\nA1,"Kia, new",,,,'],
  ])('%s', (_name, text) => {
    expect(readCsv(text)).toEqual(one({ StockNo: 'A1', Make: 'Kia, new' }))
  })

  test.each([
    ['in a plain cell', '17" alloys', '17" alloys'],
    ['at the end of one', 'alloys 17"', 'alloys 17"'],
    ['around its first word', '"Aircross" edition', '"Aircross" edition'],
    ['not doubled in a quoted cell', '"Tidy with 17" alloys"', 'Tidy with 17" alloys'],
    ['doubled in a quoted cell', '"Tidy with 17"" alloys"', 'Tidy with 17" alloys'],
    ['two of them in a plain cell', '5\'10" x 6\'2"', '5\'10" x 6\'2"'],
  ])('a quotation mark %s', (_name, cell, variant) => {
    const text = `StockNo,Variant,Make\nA1,${cell},Kia\nA2,GX,Kia`
    expect(readCsv(text)).toMatchObject({
      vehicles: [{ fields: { StockNo: 'A1', Variant: variant, Make: 'Kia' } }, { fields: { Variant: 'GX' } }],
    })
  })
})

test('readCsv refuses a row whose cells have shifted', () => {
  expect(readCsv('StockNo,Retail,CCRating\nA1,9990,1800\nA2,12,990,1800')).toEqual({
    refused: expect.stringContaining('Row 3 has more cells'),
  })
})

test('readCsv splits extras at bars and semicolons, and not within an entity', () => {
  expect(readCsv('StockNo,Extras\nA1,Bluetooth &amp; USB;Tow bar|Roof racks')).toMatchObject({
    vehicles: [{ extras: ['Bluetooth &amp; USB', 'Tow bar', 'Roof racks'] }],
  })
})
