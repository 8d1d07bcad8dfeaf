import { expect, test } from 'vitest'
import { csvDollars, csvLine, csvTime, type CsvCell } from './csv.ts'

test.each<[string, CsvCell, string]>([
  ['plain words', 'Petone', 'Petone'],
  ['macrons', 'Tāmati', 'Tāmati'],
  ['nothing', null, ''],
  ['a number', 1200, '1200'],
  ['a negative number', -5, '-5'],
  ['an instant', new Date('2026-11-21T01:00:00Z'), '2026-11-21T01:00:00.000Z'],
  ['a comma', 'Kahu, Mere', '"Kahu, Mere"'],
  ['a quote', 'the "best"', '"the ""best"""'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['an equals sign first', '=1+1', "'=1+1"],
  ['a plus first', '+6421555', "'+6421555"],
  ['a minus first', '-2+3', "'-2+3"],
  ['an at sign first', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab first', '\t=1', "'\t=1"],
  ['a carriage return first', '\r=1', `"'\r=1"`],
  ...Array.from('＝＋－＠', (sign): [string, string, string] => [
    `a wide ${sign} first`,
    `${sign}1`,
    `'${sign}1`,
  ]),
  ['a formula with a comma', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['an equals sign further on', 'a=1', 'a=1'],
])('%s', (_name, cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`)
})

test('cells are separated by commas', () => {
  expect(csvLine([1, 'a', null, 'b'])).toBe('1,a,,b\r\n')
})

test('times are in New Zealand’s time zone, and amounts in dollars', () => {
  expect(csvTime(new Date('2026-11-21T15:59:00Z'))).toBe('2026-11-22 04:59')
  expect(csvTime(null)).toBeNull()
  expect([csvDollars(3900), csvDollars(5), csvDollars(null)]).toEqual(['39.00', '0.05', null])
})
