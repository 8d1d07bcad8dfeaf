import * as z from 'zod/mini'
import { operation } from '../core/operation.ts'
import * as t from './texts.ts'

export const max_period = 100
export const max_amount = 4

const whole = (min: number, max: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(min, { error: () => t.enter_from_to({ min, max }) }),
      z.maximum(max, { error: () => t.enter_from_to({ min, max }) }),
    )

/** After each `period` cards there is room for `amount` advertisements; none with 0. */
const counter_fields = { period: whole(1, max_period), amount: whole(0, max_amount) }

export const advertisement_counters = z.strictObject({
  ...counter_fields,
  /** How many advertisements there are to show in each place now, so that no room is kept for none. */
  running: z.strictObject({ results: z.int(), home: z.int() }),
})
export type AdvertisementCounters = z.output<typeof advertisement_counters>

export const getAdvertisementCounters = operation({
  name: 'getAdvertisementCounters',
  summary: 'After how many cards there is room for how many advertisements',
  method: 'GET',
  path: '/advertisement-counters',
  access: 'anyone',
  limit: { calls: 240, per: 'minute' },
  reply: advertisement_counters,
  refusals: [],
})

export const putAdvertisementCounters = operation({
  name: 'putAdvertisementCounters',
  summary: 'Change after how many cards there is room for how many advertisements',
  method: 'PUT',
  path: '/advertisement-counters',
  access: 'admin',
  limit: { calls: 120, per: 'minute' },
  body: z.strictObject(counter_fields),
  reply: advertisement_counters,
  refusals: [],
})
