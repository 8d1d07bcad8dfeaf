import { formatShortInstant } from '#shared/formats/formats.ts'
import type { AccountChange, Arrangements } from '#contract/trades/handovers.ts'

type Warnings = Arrangements['warnings']

const did: Record<AccountChange, string> = {
  payment_details: 'changed where to pay',
  device: 'signed in on a new device',
  phone_number: 'changed their phone number',
  email: 'changed their email address',
}

/** 'changed where to pay (Sun 22 Nov, 7.30 pm) and signed in on a new device (…)'. */
export function describeChanges(warnings: Warnings): string {
  const said = warnings.map(({ what, at }) => `${did[what]} (${formatShortInstant(new Date(at))})`)
  const last = said.pop() ?? ''
  return said.length > 0 ? `${said.join(', ')} and ${last}` : last
}

/** A number that is new as well proves nothing. */
export const isNumberNew = (warnings: Warnings): boolean =>
  warnings.some(({ what }) => what === 'phone_number')
