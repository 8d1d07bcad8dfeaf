import * as z from 'zod/mini'
import type { RulesToTry } from '#domains/auctions/common/rule-sandbox.ts'
import { rulesToTry } from '#domains/auctions/common/rule-sandbox.shapes.ts'
import type { Settings } from '#domains/settings/common/settings.ts'
import { keysOf, recordOf } from '#platform/common/records.ts'
import { checkBy } from '#platform/web/forms/use-operation-form.ts'

export type SandboxValues = Record<keyof RulesToTry, string>

/** Starts with the current settings, so that only changed ones make a difference. */
export function toSandboxValues({ kept }: Settings): SandboxValues {
  return {
    extension_minutes: '',
    max_auction_days: String(kept?.max_auction_days ?? ''),
    min_auction_minutes: String(kept?.min_auction_minutes ?? ''),
    free_general_listings: String(kept?.free_general_listings ?? ''),
    free_vehicle_listings: String(kept?.free_vehicle_listings ?? ''),
    free_property_listings: String(kept?.free_property_listings ?? ''),
  }
}

export function toRules(values: SandboxValues): RulesToTry {
  return recordOf(keysOf(values), (name) => {
    const text = values[name].trim()
    return text === '' ? null : Number(text)
  })
}

const checkRules = checkBy<SandboxValues>(z.strictObject(rulesToTry))

export const checkSandbox = (values: SandboxValues) => checkRules(toRules(values))
