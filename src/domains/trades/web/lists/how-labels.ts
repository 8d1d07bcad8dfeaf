import type { Trade } from '#domains/trades/common/trades.ts'
import { makeTexts } from '#platform/common/texts/make-texts.ts'
import * as t from '#domains/trades/texts.ts'

export const getHowLabels = makeTexts((): Record<Trade['how'], string> => ({
  buy_now: t.how_bought(),
  won: t.how_won(),
  offer: t.by_offer(),
  second_chance: t.second_chance(),
  marked_sold: t.marked_as_sold(),
}))
