import type { TransparencyCount, TransparencyPeriod } from '#domains/moderation/common/transparency.ts'
import { formatCalendarDay } from '#platform/common/formats/formats.ts'
import { leastPublished, type TransparencyTable } from '#domains/moderation/common/transparency-rules.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import { formatCount } from '#platform/common/texts/choose-plural.ts'
import { getDateFormat } from '#platform/common/texts/intl.ts'
import * as t from '#domains/moderation/texts.ts'

interface TableWords {
  title: string
  explanation: string
  subjects: Record<string, string>
  outcomes: Record<string, string>
}

export const getTableLabels = makeTexts((): Record<TransparencyTable, TableWords> => {
  const waiting = t.waiting()
  return {
    reports: {
      title: t.reports(),
      explanation: t.reports_said(),
      subjects: {
        listing: t.listing(),
        member: t.member(),
        review: t.review(),
        message: t.message(),
        found: t.found(),
      },
      outcomes: { upheld: t.upheld(), dismissed: t.dismissed(), waiting },
    },
    acts: {
      title: t.acts(),
      explanation: t.acts_said(),
      subjects: {
        listing_suspended: t.transparency_listing_suspended(),
        review_removed: t.review_removed(),
        words_removed: t.words_removed(),
        warning: t.warning(),
        account_whole: t.account_whole(),
        account_selling: t.account_selling(),
        account_buying: t.account_buying(),
        account_messaging: t.account_messaging(),
      },
      outcomes: { stands: t.stands(), undone: t.undone() },
    },
    appeals: {
      title: t.appeals(),
      explanation: t.appeals_said(),
      subjects: {
        listing: t.transparency_appeal_listing(),
        account: t.appeal_account(),
        warning: t.transparency_appeal_warning(),
      },
      outcomes: { overturned: t.overturned(), upheld: t.appeal_upheld(), lapsed: t.lapsed(), waiting },
    },
    sale_disputes: {
      title: t.sale_disputes(),
      explanation: t.sale_disputes_said(),
      subjects: { sale: t.sale_disputes() },
      outcomes: {
        completed: t.completed(),
        cancelled: t.cancelled(),
        agreed: t.agreed(),
        withdrawn: t.transparency_withdrawn(),
        waiting,
      },
    },
    review_disputes: {
      title: t.review_disputes(),
      explanation: t.review_disputes_said(),
      subjects: { review: t.review_disputes() },
      outcomes: { upheld: t.review_upheld(), removed: t.review_taken_down(), waiting },
    },
  }
})

export function formatBetween({ least, most }: TransparencyCount): string {
  if (least === most) return formatCount(least)
  if (most < leastPublished) return t.under({ least: leastPublished })
  return t.least_to_most({ least: formatCount(least), most: formatCount(most) })
}

const hour = 60
const day = 24 * hour

/** Rounds to minutes, hours or days. */
export function formatRoughly(minutes: number): string {
  if (minutes < 2 * hour) return t.minutes({ count: minutes })
  if (minutes < 2 * day) return t.hours({ count: Math.round(minutes / hour) })
  return t.days({ count: Math.round(minutes / day) })
}

const nameMonth = (at: Date) => getDateFormat({ timeZone: 'UTC', month: 'short' }).format(at)

/** 'Jul to Sep 2026'; the current quarter is 'Oct to Dec 2026 so far'. */
export function nameQuarter({ from, is_over: isOver }: Pick<TransparencyPeriod, 'from' | 'is_over'>): string {
  const first = new Date(`${from}T00:00:00Z`)
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 2, 1))
  const quarter = t.from_to({
    from: nameMonth(first),
    to: `${nameMonth(last)} ${first.getUTCFullYear()}`,
  })
  return isOver ? quarter : t.so_far({ quarter })
}

export const nameWhole = ({ from }: Pick<TransparencyPeriod, 'from'>): string =>
  t.since({ from: formatCalendarDay(from) })
