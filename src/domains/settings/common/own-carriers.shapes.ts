import * as z from 'zod/mini'
import { cleanCode, cleanText } from '#platform/common/formats/clean-text.ts'
import {
  type Carrier,
  type CarrierProblem,
  findCarrierProblem,
  maxCarrierName,
  maxCarriers,
  maxTrackingPattern,
} from './carriers.ts'
import * as t from '#domains/settings/texts.ts'

const text = (max: number, clean: (text: string) => string) =>
  z.string().check(
    z.maxLength(2 * max + 1000, { abort: true }),
    z.overwrite((typed) => clean(typed).trim()),
  )

function describeProblem({ at, kind }: CarrierProblem, carriers: readonly Carrier[]): string {
  const name = carriers[at]?.name.trim() ?? ''
  const texts: Record<CarrierProblem['kind'], string> = {
    no_name: t.enter_the_name_of_carrier_number({ number: at + 1 }),
    long_name: t.a_carriers_name_may_be_at_most({ most: maxCarrierName }),
    same_name: t.there_are_two_carriers_named({ name }),
    long_pattern: t.the_tracking_address_may_be_at_most({ name, most: maxTrackingPattern }),
    no_pattern: t.enter_the_tracking_address_of({ name }),
  }
  return texts[kind]
}

/** Beside the known ones. */
export const ownCarriers = z
  .array(
    z.strictObject({
      name: text(maxCarrierName, (typed) => cleanText(typed).replace(/\s+/g, ' ')),
      url_pattern: text(maxTrackingPattern, cleanCode),
    }),
  )
  .check(
    z.maxLength(maxCarriers, { error: () => t.at_most_count_carriers({ count: maxCarriers }), abort: true }),
    z.check(({ value, issues }) => {
      const problem = findCarrierProblem(value)
      // Reported for the whole list, as forms and drafts show it.
      if (problem)
        issues.push({ code: 'custom', input: value, path: [], message: describeProblem(problem, value) })
    }),
  )

/** As typed into a draft. */
export const typedCarriers = z
  .array(
    z.strictObject({
      name: z.string().check(z.maxLength(2 * maxCarrierName + 1000)),
      url_pattern: z.string().check(z.maxLength(2 * maxTrackingPattern + 1000)),
    }),
  )
  .check(z.maxLength(maxCarriers))
