import type { SuspensionKind } from '#domains/accounts/common/members/suspension-labels.ts'
import * as t from '#domains/accounts/texts.ts'

const durations = [1, 3, 7, 14, 30, 90, 365]
const dayMs = 86_400_000

export const listDurations = () => [
  { value: '', label: t.without_end() },
  ...durations.map((days) => ({ value: String(days), label: t.count_days({ count: days }) })),
]

/** The end, counted from now; null for no end. */
export const toUntil = (days: string): string | null =>
  days === '' ? null : new Date(Date.now() + Number(days) * dayMs).toISOString()

export const describeSuspensionKind = (kind: SuspensionKind): string =>
  ({
    whole: t.kind_whole(),
    selling: t.kind_selling(),
    buying: t.kind_buying(),
    messaging: t.kind_messaging(),
  })[kind]

export const describeNoun = (kind: SuspensionKind): string =>
  ({
    whole: t.suspend_account(),
    selling: t.suspend_from_selling(),
    buying: t.suspend_from_buying(),
    messaging: t.suspend_from_messaging(),
  })[kind]
