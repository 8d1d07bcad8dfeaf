import type { ViewingPlan, ViewingTime } from '#contract/chat/viewings.ts'
import { formatVisit } from '#shared/formats/formats.ts'
import * as t from './texts.ts'

/** 'Sat 28 November, 2–3 pm', Auckland time. */
export const describeVisit = ({ starts_at, ends_at }: Pick<ViewingTime, 'starts_at' | 'ends_at'>): string =>
  formatVisit(new Date(starts_at), new Date(ends_at))

export function describeViewing(
  { state, picked, times }: ViewingPlan,
  role: 'buyer' | 'seller',
): string | null {
  const is_buyer = role === 'buyer'
  if (picked) return t.viewing_on_time({ time: describeVisit(picked) })
  if (state === 'asked') return is_buyer ? t.you_asked_for_a_viewing() : t.they_ask_for_a_viewing()
  if (state !== 'offered') return null
  if (times.length === 0) return t.all_the_times_offered_have_passed()
  return is_buyer ? t.choose_one_of_these_times() : t.waiting_for_them_to_choose()
}
