import type { Trade } from '#contract/trades/trades.ts'
import { makeTexts } from '#shared/texts/make-texts.ts'
import * as t from './texts.ts'

export const getHowWords = makeTexts((): Record<Trade['how'], string> => ({
  buy_now: t.how_bought(),
  won: t.how_won(),
  offer: t.by_offer(),
  second_chance: t.second_chance(),
  marked_sold: t.marked_as_sold(),
}))
