import type { Settings } from '#contract/settings/settings.ts'
import * as t from './texts.ts'

/** How the house is reached, as words in a sentence. */
export function describeReach({ support_email, support_phone }: Settings): string {
  return [support_email, support_phone].filter(Boolean).join(' or ') || t.our_support()
}
