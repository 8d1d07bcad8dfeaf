import { isUnderWay, type BindingState } from './binding-steps.ts'
import { joinSentences } from '#platform/common/texts/join-sentences.ts'
import * as t from '#platform/texts.ts'

export type BindingName = 'bid' | 'purchase' | 'answer' | 'offer' | 'counter_offer' | 'plan' | 'payment'

export function describeBinding(state: BindingState, name: BindingName): string | null {
  const { step, isReached } = state
  if (step === 'not_sent')
    return joinSentences(!isReached && t.we_cant_reach_hoko(), t.your_bid_hasnt_been_placed({ name }))
  if (step === 'checking') {
    return joinSentences(
      !isReached && t.we_cant_reach_hoko_right_now(),
      t.were_checking_whether_your_bid_was_placed({ name }),
    )
  }
  if (step !== 'stopping') return null
  return isReached ? t.stopping_your_bid({ name }) : t.we_cant_reach_hoko_to_stop_your_bid({ name })
}

/** Tells a person who cancelled that the commitment took effect anyway. */
export const describeAcceptedAnyway = (name: BindingName): string =>
  t.your_bid_was_placed_before_you_went_back({ name })

export const describeStopped = (name: BindingName): string => t.your_bid_wasnt_placed({ name })

export const isStopping = (state: BindingState): boolean => isUnderWay(state) && state.cancelRequested

/** Clicking then retries the same call. */
export const isRetry = ({ step }: BindingState): boolean => step === 'checking' || step === 'not_sent'
