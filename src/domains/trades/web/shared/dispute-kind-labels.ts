import type { DisputeKind } from '#domains/trades/common/dispute-kinds.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/trades/texts.ts'

export const getDisputeKindLabels = makeTexts((): Record<DisputeKind, string> => ({
  never_arrived: t.it_never_arrived(),
  not_as_described: t.its_not_as_described(),
  damaged: t.its_damaged(),
  not_paid: t.i_havent_been_paid(),
  other: t.something_else(),
}))
