import { isUnderWay, type BindingState } from './binding-steps.ts'
import { joinSentences } from '#shared/texts/join-sentences.ts'
import * as t from './texts.ts'

/** What is promised. */
export type BindingName = 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer'

/** The truth about a promise whose answer is missing; null where there is nothing to say. */
export function describeBinding(state: BindingState, name: BindingName): string | null {
  const { step, is_reached } = state
  if (step === 'not_sent')
    return joinSentences(!is_reached && t.we_cant_reach_hoko(), t.your_bid_hasnt_been_placed({ name }))
  if (step === 'checking') {
    return joinSentences(
      !is_reached && t.we_cant_reach_hoko_right_now(),
      t.were_checking_whether_your_bid_was_placed({ name }),
    )
  }
  if (step !== 'stopping') return null
  return is_reached ? t.stopping_your_bid({ name }) : t.we_cant_reach_hoko_to_stop_your_bid({ name })
}

/** For whom it stands although they went back. */
export const describeStood = (name: BindingName): string =>
  t.your_bid_was_placed_before_you_went_back({ name })

export const isStopping = (state: BindingState): boolean => isUnderWay(state) && state.turned_back

/** Pressing on then tries the same again. */
export const isRetry = ({ step }: BindingState): boolean => step === 'checking' || step === 'not_sent'
