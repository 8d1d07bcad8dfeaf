import type { BulkChange, BulkKind, BulkPrice } from '#domains/selling/common/bulk-acts.ts'
import { maxQuantity } from '#domains/selling/common/bulk-acts.ts'
import type { OperationInput } from '#platform/common/operation.ts'
import type { planBulkAct } from '#domains/selling/common/bulk-acts.ts'
import { must } from '#platform/common/must.ts'
import { readOptions, type OptionRow } from '../delivery/option-values.ts'
import * as t from '#domains/selling/texts.ts'

export interface BulkValues {
  price: BulkPrice
  by: 'raise' | 'lower' | 'amount'
  percent: string
  cents: number | null | undefined
  quantity: string
  minutes: string
  pickup: 'allowed' | 'must' | 'none'
  delivery: OptionRow[]
  reason: string
}

export const newBulkValues: BulkValues = {
  price: 'listed',
  by: 'raise',
  percent: '',
  cents: null,
  quantity: '',
  minutes: '10080',
  pickup: 'allowed',
  delivery: [],
  reason: '',
}

const mostLower = 95
const mostHigher = 900

const isWholeBetween = (typed: string, least: number, most: number) =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most

export function validateBulk(kind: BulkKind, values: BulkValues): { [Name in keyof BulkValues]?: string } {
  if (kind === 'price') {
    const { by, percent, cents } = values
    if (by === 'amount')
      return typeof cents === 'number' && cents > 0 ? {} : { cents: t.enter_the_new_price() }
    const most = by === 'lower' ? mostLower : mostHigher
    return isWholeBetween(percent, 1, most) ? {} : { percent: t.enter_a_percentage_between({ most }) }
  }
  if (kind === 'quantity' && !isWholeBetween(values.quantity, 1, maxQuantity))
    return { quantity: t.enter_a_quantity_between({ most: maxQuantity }) }
  if (kind === 'delivery') {
    if (readOptions(values.delivery).length < values.delivery.length)
      return { delivery: t.finish_each_delivery_option() }
    if (values.pickup === 'none' && values.delivery.length === 0)
      return { delivery: t.add_delivery_or_allow_pickup() }
  }
  return {}
}

/** The values are valid. */
export function readChange(kind: BulkKind, values: BulkValues): OperationInput<typeof planBulkAct>['act'] {
  switch (kind) {
    case 'price':
      return { kind, price: values.price, change: readPriceChange(values) }
    case 'quantity':
      return { kind, quantity: Number(values.quantity) }
    case 'delivery':
      return { kind, pickup: values.pickup, delivery_options: readOptions(values.delivery) }
    case 'duration':
      return { kind, minutes: Number(values.minutes) }
    case 'withdraw':
      return { kind, reason: values.reason.trim() }
    default:
      return { kind }
  }
}

type PriceChange = Extract<BulkChange, { kind: 'price' }>['change']

function readPriceChange({ by, percent, cents }: BulkValues): PriceChange {
  if (by === 'amount') return { by, cents: must(cents, 'cents') }
  return { by: 'percent', percent: by === 'lower' ? -Number(percent) : Number(percent) }
}
