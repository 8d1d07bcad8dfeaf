import type { ViewingPlan } from '#domains/trades/common/meetings/meetings.ts'
import { formatVisit } from '#platform/common/formats/formats.ts'
import * as t from '#domains/chat/texts.ts'

export function describeViewing(
  { state, picked, times }: ViewingPlan,
  role: 'buyer' | 'seller',
): string | null {
  const isBuyer = role === 'buyer'
  if (picked) return t.viewing_on_time({ time: formatVisit(picked) })
  if (state === 'asked') return isBuyer ? t.you_asked_for_a_viewing() : t.they_ask_for_a_viewing()
  if (state !== 'offered') return null
  if (times.length === 0) return t.all_the_times_offered_have_passed()
  return isBuyer ? t.choose_one_of_these_times() : t.waiting_for_them_to_choose()
}
