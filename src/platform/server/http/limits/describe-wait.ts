import * as t from '#platform/texts.ts'

export function describeWait(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1000)
  if (seconds < 90) return t.count_seconds({ count: seconds })
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90
    ? t.count_minutes({ count: minutes })
    : t.count_hours({ count: Math.ceil(minutes / 60) })
}
