import { expect, test } from 'vitest'
import type { BulkKind } from '#domains/selling/common/bulk-acts.ts'
import { newRow } from '../delivery/option-values.ts'
import { type BulkValues, newBulkValues, readChange, validateBulk } from './bulk-values.ts'

test.each<[BulkKind, Partial<BulkValues>, object]>([
  ['price', { by: 'raise', percent: ' 10 ' }, { price: 'listed', change: { by: 'percent', percent: 10 } }],
  ['price', { by: 'lower', percent: '95' }, { change: { by: 'percent', percent: -95 } }],
  ['price', { by: 'amount', cents: 12_34, price: 'buy_now' }, { price: 'buy_now', change: { cents: 12_34 } }],
  ['quantity', { quantity: '10000' }, { quantity: 10_000 }],
  ['duration', { minutes: '4320' }, { minutes: 4320 }],
  ['delivery', { pickup: 'must' }, { pickup: 'must', delivery_options: [] }],
  ['withdraw', { reason: ' Sold elsewhere. ' }, { reason: 'Sold elsewhere.' }],
  ['relist', {}, { kind: 'relist' }],
  ['delete_drafts', {}, { kind: 'delete_drafts' }],
])('readChange makes the act %s of %j', (kind, changes, expected) => {
  const values = { ...newBulkValues, ...changes }
  expect(validateBulk(kind, values)).toEqual({})
  expect(readChange(kind, values)).toMatchObject({ kind, ...expected })
})

test.each<[BulkKind, Partial<BulkValues>, keyof BulkValues]>([
  ['price', {}, 'percent'],
  ['price', { percent: '0' }, 'percent'],
  ['price', { percent: '1.5' }, 'percent'],
  ['price', { percent: '901' }, 'percent'],
  ['price', { by: 'lower', percent: '96' }, 'percent'],
  ['price', { by: 'amount' }, 'cents'],
  ['price', { by: 'amount', cents: undefined }, 'cents'],
  ['quantity', { quantity: '0' }, 'quantity'],
  ['quantity', { quantity: '10001' }, 'quantity'],
  ['delivery', { pickup: 'none' }, 'delivery'],
  ['delivery', { delivery: [newRow(1, { isVehicle: false })] }, 'delivery'],
])('validateBulk refuses the act %s of %j', (kind, changes, name) => {
  expect(Object.keys(validateBulk(kind, { ...newBulkValues, ...changes }))).toEqual([name])
})
