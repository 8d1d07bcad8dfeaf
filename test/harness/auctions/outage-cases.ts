/** The platform is back at minute 0. */
export interface OutageCase {
  name: string
  closes_at: number
  from_at: number
  clock_started_at?: number
  outage_s?: number
  outage_extension_s?: number
  moves_to: number | null
}

const second = 1 / 60
const millisecond = second / 1000

export const outageCases: OutageCase[] = [
  { name: 'over the closing', closes_at: -1, from_at: -2, moves_to: 10 },
  { name: 'all of the last minutes and more', closes_at: -20, from_at: -60, moves_to: 10 },
  { name: 'over before the closing', closes_at: 5, from_at: -2, moves_to: 10 },
  { name: 'ending as the last minutes begin', closes_at: 10, from_at: -2, moves_to: null },
  { name: 'ending just after they begin', closes_at: 10 - millisecond, from_at: -2, moves_to: 10 },
  { name: 'beginning as it closes', closes_at: -2, from_at: -2, moves_to: null },
  { name: 'beginning just before it closes', closes_at: -2 + millisecond, from_at: -2, moves_to: 10 },
  { name: 'of just a minute', closes_at: 1, from_at: -1, moves_to: 10 },
  { name: 'shorter than a minute', closes_at: 1, from_at: -1 + millisecond, moves_to: null },
  {
    name: 'long, for who went live with longer ones',
    closes_at: 1,
    from_at: -2,
    outage_s: 180,
    moves_to: null,
  },
  {
    name: 'short, for who went live with shorter ones',
    closes_at: 1,
    from_at: -0.5,
    outage_s: 20,
    moves_to: 10,
  },
  { name: 'with fewer last minutes', closes_at: 3, from_at: -2, outage_extension_s: 120, moves_to: null },
  { name: 'in fewer last minutes', closes_at: 1, from_at: -2, outage_extension_s: 120, moves_to: 2 },
  { name: 'before it went live', closes_at: 5, from_at: -2, clock_started_at: 0, moves_to: null },
  { name: 'while it began', closes_at: 5, from_at: -2, clock_started_at: -1, moves_to: 10 },
]

export function onClock(one: OutageCase, backAt: Date) {
  const at = (minutes: number) => new Date(backAt.getTime() + Math.round(minutes * 60_000))
  const { outage_s = 60, outage_extension_s = 600, clock_started_at = -120 } = one
  return {
    terms: {
      closes_at: at(one.closes_at),
      clock_started_at: at(clock_started_at),
      outage_s,
      outage_extension_s,
    },
    outage: { from_at: at(one.from_at), to_at: backAt },
    moves_to: one.moves_to === null ? null : at(one.moves_to),
  }
}
