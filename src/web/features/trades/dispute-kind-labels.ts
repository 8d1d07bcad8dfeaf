import type { DisputeKind } from '#shared/rules/dispute-kinds.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getDisputeKindLabels = makeTexts((): Record<DisputeKind, string> => ({
  never_arrived: t.it_never_arrived(),
  not_as_described: t.its_not_as_described(),
  damaged: t.its_damaged(),
  not_paid: t.i_havent_been_paid(),
  other: t.something_else(),
}))
