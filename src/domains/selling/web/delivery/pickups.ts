import { makeTexts } from '#platform/common/texts/make-texts.ts'
import type { RadioCard } from '#platform/web/ui/fields/radio-cards.tsx'
import type { SellValues } from '../form/sell-values.ts'
import * as t from '#domains/selling/texts.ts'

export const getPickups = makeTexts((): RadioCard<SellValues['pickup']>[] => [
  { value: 'allowed', label: t.pickup_available(), help: t.the_buyer_can_collect_it() },
  { value: 'must', label: t.pickup_only(), help: t.you_dont_send_it() },
  { value: 'none', label: t.no_pickup(), help: t.you_always_send_it() },
])
