import type { OpenHome } from './properties.shapes.ts'

/** Those that haven't ended, the earliest first. */
export function comingOpenHomes(openHomes: OpenHome[], now: Date): OpenHome[] {
  return openHomes
    .filter(({ ends_at: endsAt }) => new Date(endsAt) > now)
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at))
}
