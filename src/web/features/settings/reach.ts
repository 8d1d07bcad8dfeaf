import type { Settings } from '#contract/settings/settings.ts'
import * as t from './texts.ts'

export function describeReach({ support_email, support_phone }: Settings): string {
  if (support_email && support_phone) return t.email_or_phone({ email: support_email, phone: support_phone })
  return (support_email ?? '') || (support_phone ?? '') || t.our_support()
}
