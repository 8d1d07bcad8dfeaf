import { formatDateOfDay, formatMoney } from '#platform/common/formats/formats.ts'
import * as t from '#domains/staff/texts.ts'

/** 'Listed 1 November 2026 to 22 November 2026', 'Listed since 1 November 2026' */
export const describeDays = (what: string, from: string | undefined, to: string | undefined): string =>
  describeRange(what, from && formatDateOfDay(from), to && formatDateOfDay(to))

export const describePrices = (what: string, from: number | undefined, to: number | undefined): string =>
  describeRange(
    what,
    from === undefined ? undefined : formatMoney(from),
    to === undefined ? undefined : formatMoney(to),
  )

function describeRange(what: string, from: string | undefined, to: string | undefined): string {
  if (from && to) return t.what_from_to({ what, from, to })
  return from ? t.what_from({ what, from }) : t.what_to({ what, to: to ?? '' })
}
