import type {
  ImportGuard,
  ImportItem,
  ImportOutcome,
  ImportStatus,
  ListingImport,
} from '#domains/listing-import/common/listing-import.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/listing-import/texts.ts'

type BadgeKind = 'plain' | 'good' | 'bid' | 'wrong'

interface Label {
  label: string
  kind: BadgeKind
}

export const getStatusLabels = makeTexts((): Record<ImportStatus, Label> => ({
  queued: { label: t.waiting(), kind: 'plain' },
  reading: { label: t.checking(), kind: 'bid' },
  ready: { label: t.ready_to_import(), kind: 'bid' },
  applying: { label: t.importing(), kind: 'bid' },
  done: { label: t.done(), kind: 'good' },
  failed: { label: t.failed(), kind: 'wrong' },
  cancelled: { label: t.cancelled(), kind: 'plain' },
  undoing: { label: t.undoing(), kind: 'bid' },
  undone: { label: t.undone(), kind: 'plain' },
}))

export const getOutcomeLabels = makeTexts((): Record<ImportOutcome, Label> => ({
  new: { label: t.outcome_new(), kind: 'good' },
  changed: { label: t.outcome_changed(), kind: 'bid' },
  same: { label: t.outcome_same(), kind: 'plain' },
  gone: { label: t.outcome_gone(), kind: 'plain' },
  refused: { label: t.outcome_refused(), kind: 'wrong' },
}))

export const getResultLabels = makeTexts((): Record<NonNullable<ImportItem['result']>, Label> => ({
  made: { label: t.result_made(), kind: 'good' },
  updated: { label: t.result_updated(), kind: 'good' },
  withdrawn: { label: t.result_withdrawn(), kind: 'plain' },
  same: { label: t.outcome_same(), kind: 'plain' },
  refused: { label: t.outcome_refused(), kind: 'wrong' },
  left: { label: t.result_left(), kind: 'plain' },
}))

const getGuardTexts = makeTexts(() => ({
  withdrawn: (count: number) => t.many_would_be_withdrawn({ count }),
  changed: (count: number) => t.many_would_change({ count }),
  refused: (count: number) => t.many_are_refused({ count }),
}))

const guarded = { withdrawn: 'gone', changed: 'changed', refused: 'refused' } as const

export const describeGuards = ({ guards, found }: Pick<ListingImport, 'guards' | 'found'>): string =>
  joinSentences(...guards.map((guard: ImportGuard) => getGuardTexts()[guard](found[guarded[guard]])))

export function describeChanges({ new: made, changed, gone }: ListingImport['found']): string {
  return joinSentences(
    made > 0 && t.count_will_be_listed({ count: made }),
    changed > 0 && t.count_will_be_updated({ count: changed }),
    gone > 0 && t.count_will_be_withdrawn({ count: gone }),
  )
}
