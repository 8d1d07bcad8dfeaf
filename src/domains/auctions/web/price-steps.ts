export interface PriceStep {
  at: number
  price_cents: number
}

export interface StepChart {
  line: string
  area: string
  end: { x: number; y: number }
}

interface Frame {
  width: number
  height: number
  margin: number
}

/**
 * A step line from the first step to `until`. The lowest price is a little above the baseline, so
 * that an auction with one price doesn't look like one without.
 */
export function stepChart(
  steps: PriceStep[],
  until: number,
  { width, height, margin }: Frame,
): StepChart | null {
  const ordered = steps.toSorted((a, b) => a.at - b.at || a.price_cents - b.price_cents)
  const first = ordered[0]
  const last = ordered.at(-1)
  if (!first || !last) return null
  const span = Math.max(1, Math.max(until, last.at) - first.at)
  const prices = ordered.map((step) => step.price_cents)
  const lowest = Math.min(...prices)
  const range = Math.max(1, Math.max(...prices) - lowest)
  const ground = height - margin
  const room = ground - margin
  const x = (at: number) => round(margin + ((at - first.at) / span) * (width - 2 * margin))
  const y = (price: number) => round(ground - room * (0.12 + 0.88 * ((price - lowest) / range)))

  let line = `M${x(first.at)} ${y(first.price_cents)}`
  for (const step of ordered.slice(1)) line += `H${x(step.at)}V${y(step.price_cents)}`
  const end = { x: x(first.at + span), y: y(last.price_cents) }
  line += `H${end.x}`
  return { line, area: `${line}V${round(ground)}H${x(first.at)}Z`, end }
}

const round = (value: number) => Math.round(value * 10) / 10
