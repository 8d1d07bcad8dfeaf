interface Frame {
  width: number
  height: number
  margin: number
}

export function sparkLine(values: number[], { width, height, margin }: Frame): string {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const points = values.map((value, n) => {
    const part = range === 0 ? 0.5 : (value - least) / range
    return `${round(n * step)} ${round(height - margin - part * (height - 2 * margin))}`
  })
  if (values.length === 1) points.push(points[0]!.replace(/^\S+/, String(width)))
  return `M${points.join('L')}`
}

/** The next 1, 2 or 5 times a power of ten. */
export function scaleEnd(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return [1, 2, 5, 10].map((lead) => lead * power).find((end) => end >= largest)!
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** On the bottom edge, with a third of the room left free. */
export function layOutBars(values: number[], end: number, { width, height }: Omit<Frame, 'margin'>): Bar[] {
  const room = width / values.length
  return values.map((value, n) => {
    const tall = (value / end) * height
    return {
      x: round((n + 1 / 6) * room),
      y: round(height - tall),
      width: round((room * 2) / 3),
      height: round(tall),
    }
  })
}

const round = (value: number) => Math.round(value * 100) / 100
