import type { Settings } from '#contract/settings/settings.ts'

/** How the house is reached, as words in a sentence. */
export function describeReach({ support_email, support_phone }: Settings): string {
  return [support_email, support_phone].filter(Boolean).join(' or ') || 'our support'
}
