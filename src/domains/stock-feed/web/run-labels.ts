import type {
  FeedItem,
  FeedRun,
  RunOutcome,
  RunStatus,
  RecordState,
} from '#domains/stock-feed/common/stock-feed.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/stock-feed/texts.ts'

type BadgeKind = 'plain' | 'good' | 'bid' | 'wrong'

interface RunLabel {
  label: string
  kind: BadgeKind
}

export const getStatusLabels = makeTexts((): Record<RunStatus, RunLabel> => ({
  queued: { label: t.waiting(), kind: 'plain' },
  reading: { label: t.reading(), kind: 'bid' },
  ready: { label: t.ready_to_apply(), kind: 'bid' },
  applying: { label: t.applying(), kind: 'bid' },
  done: { label: t.done(), kind: 'good' },
  failed: { label: t.failed(), kind: 'wrong' },
  cancelled: { label: t.cancelled(), kind: 'plain' },
}))

export const getOutcomeLabels = makeTexts((): Record<RunOutcome, RunLabel> => ({
  new: { label: t.outcome_new(), kind: 'good' },
  changed: { label: t.outcome_changed(), kind: 'bid' },
  back: { label: t.outcome_back(), kind: 'good' },
  gone: { label: t.outcome_gone(), kind: 'plain' },
  same: { label: t.outcome_same(), kind: 'plain' },
  refused: { label: t.outcome_refused(), kind: 'wrong' },
}))

export const getResultLabels = makeTexts((): Record<NonNullable<FeedItem['result']>, RunLabel> => ({
  made: { label: t.result_made(), kind: 'good' },
  updated: { label: t.result_updated(), kind: 'good' },
  withdrawn: { label: t.result_withdrawn(), kind: 'plain' },
  refused: { label: t.outcome_refused(), kind: 'wrong' },
  left: { label: t.result_left(), kind: 'plain' },
}))

export const getStateLabels = makeTexts((): Record<RecordState, RunLabel> => ({
  new: { label: t.outcome_new(), kind: 'bid' },
  listed: { label: t.state_listed(), kind: 'good' },
  changed: { label: t.outcome_changed(), kind: 'bid' },
  withdrawn: { label: t.result_withdrawn(), kind: 'plain' },
  refused: { label: t.outcome_refused(), kind: 'wrong' },
}))

export const getSourceLabels = makeTexts((): Record<FeedRun['source'], string> => ({
  upload: t.source_upload(),
  fetch: t.source_fetch(),
  schedule: t.source_schedule(),
  chosen: t.source_chosen(),
}))

/** A worker processes the run, so its state is polled. */
export const isUnderWay = (run: FeedRun | null | undefined): boolean =>
  run?.status === 'queued' || run?.status === 'reading' || run?.status === 'applying'
