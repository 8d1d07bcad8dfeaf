import * as z from 'zod/mini'
import * as t from '#domains/advertising/texts.ts'
import { maxPeriod, maxAmount } from './counters.ts'

const whole = (min: number, max: number) =>
  z
    .int({ error: t.enter_a_whole_number })
    .check(
      z.minimum(min, { error: () => t.enter_from_to({ min, max }) }),
      z.maximum(max, { error: () => t.enter_from_to({ min, max }) }),
    )

/** After each `period` cards there is room for `amount` advertisements; none with 0. */
const counterFields = { period: whole(1, maxPeriod), amount: whole(0, maxAmount) }

export const advertisementCounters = z.strictObject({
  ...counterFields,
  /**
   * How many advertisements there are for each place now, so that no space is reserved without one.
   */
  running: z.strictObject({ results: z.int(), home: z.int() }),
})
export type AdvertisementCounters = z.output<typeof advertisementCounters>

export const getAdvertisementCounters = {
  reply: advertisementCounters,
}

export const putAdvertisementCounters = {
  body: z.strictObject(counterFields),
  reply: advertisementCounters,
}
