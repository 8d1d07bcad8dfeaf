import * as z from 'zod/mini'
import type { RulesToTry } from '#contract/bidding/rule-sandbox.ts'
import { rules_to_try } from '#contract/bidding/rule-sandbox.shapes.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { increments } from '#shared/rules/price-ladder.ts'
import { checkBy } from '#web/lib/forms/use-operation-form.ts'
import * as t from './texts.ts'

type Cents = number | null | undefined

export interface StepValues {
  key: number
  /** Of all but the last step. */
  up_to: Cents
  increment: Cents
}

export interface SandboxValues {
  increments: StepValues[]
  extension_minutes: string
  max_auction_days: string
  min_auction_minutes: string
  free_general_listings: string
  free_vehicle_listings: string
  free_property_listings: string
}

export const todaysSteps = (): StepValues[] =>
  increments.map(({ up_to_cents, increment_cents }, key) => ({
    key,
    up_to: up_to_cents,
    increment: increment_cents,
  }))

/** As things are now, so that only what is changed makes a difference. */
export function toSandboxValues({ kept }: Settings): SandboxValues {
  return {
    increments: todaysSteps(),
    extension_minutes: '',
    max_auction_days: String(kept?.max_auction_days ?? ''),
    min_auction_minutes: String(kept?.min_auction_minutes ?? ''),
    free_general_listings: String(kept?.free_general_listings ?? ''),
    free_vehicle_listings: String(kept?.free_vehicle_listings ?? ''),
    free_property_listings: String(kept?.free_property_listings ?? ''),
  }
}

export function toRules({ increments: steps, ...numbers }: SandboxValues): RulesToTry {
  const counted = Object.entries(numbers).map(([name, text]) => [
    name,
    text.trim() === '' ? null : Number(text.trim()),
  ])
  return {
    ...(Object.fromEntries(counted) as Omit<RulesToTry, 'increments'>),
    increments: steps.map(({ up_to, increment }, at) => ({
      up_to_cents: at === steps.length - 1 ? null : (up_to ?? 0),
      increment_cents: increment ?? 0,
    })),
  }
}

const checkRules = checkBy<RulesToTry>(z.strictObject(rules_to_try))

/** One sentence for the table of increments. */
export function checkSandbox(values: SandboxValues): Partial<Record<keyof SandboxValues, string>> {
  const found = checkRules(toRules(values)) as Record<string, string>
  const hasWrongAmount = Object.keys(found).some((name) => name.startsWith('increments.'))
  const errors = Object.entries(found).filter(([name]) => !name.startsWith('increments.'))
  return {
    ...(hasWrongAmount && { increments: t.fill_in_each_amount() }),
    ...Object.fromEntries(errors),
  }
}
