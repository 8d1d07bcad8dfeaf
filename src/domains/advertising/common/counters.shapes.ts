import * as z from 'zod/mini'
import * as t from '#domains/advertising/texts.ts'
import { max_period, max_amount } from './counters.ts'

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
  /**
   * How many advertisements there are for each place now, so that no space is reserved without one.
   */
  running: z.strictObject({ results: z.int(), home: z.int() }),
})
export type AdvertisementCounters = z.output<typeof advertisement_counters>

export const getAdvertisementCounters = {
  reply: advertisement_counters,
}

export const putAdvertisementCounters = {
  body: z.strictObject(counter_fields),
  reply: advertisement_counters,
}
