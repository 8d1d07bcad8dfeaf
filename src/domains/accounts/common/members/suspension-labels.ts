import { formatDatedDay, formatLongDate, formatTimeOfDay } from '#platform/common/formats/formats.ts'
import { endSentence } from '#platform/common/texts/end-sentence.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#domains/accounts/texts.ts'

export const partialKinds = ['selling', 'buying', 'messaging'] as const
export type PartialKind = (typeof partialKinds)[number]
export const suspensionKinds = ['whole', ...partialKinds] as const
export type SuspensionKind = (typeof suspensionKinds)[number]

export const maxSuspensionDays = 730

/** Explains what the person may not do, until when, why, and how to appeal. */
export const explainSuspension = ({
  kind,
  until,
  reason,
}: {
  kind: PartialKind
  until: Date | null
  /** Null if it was given a moment ago and can't be read yet. */
  reason: string | null
}): string =>
  joinSentences(
    formatStopped(kind, until),
    ...(reason === null ? [] : [t.suspension_reason({ reason: endSentence(reason) })]),
    t.suspension_appeal(),
  )

export const formatStopped = (kind: PartialKind, until: Date | null): string =>
  until === null
    ? t.youre_stopped_for_now({ kind })
    : t.youre_stopped_until({ kind, day: formatLongDate(until), time: formatTimeOfDay(until) })

export const describeSuspension = (kind: SuspensionKind, until: Date | null): string =>
  until === null
    ? t.suspended_from({ kind })
    : t.suspended_from_until({ kind, day: formatDatedDay(until, new Date()), time: formatTimeOfDay(until) })

/** Combines the reason and the end, for emails. */
export const formatReasonAndEnd = (reason: string, until: Date | null): string =>
  until === null
    ? reason
    : t.reason_until({
        reason: endSentence(reason),
        day: formatLongDate(until),
        time: formatTimeOfDay(until),
      })
