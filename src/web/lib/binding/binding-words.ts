import { isUnderWay, type BindingState } from './binding-steps.ts'
import * as t from './texts.ts'

/** What is promised and what was done with it: 'bid' and 'placed'. */
export interface BindingNames {
  noun: string
  done: string
}

/** The truth about a promise whose answer is missing; null where there is nothing to say. */
export function describeBinding(state: BindingState, { noun, done }: BindingNames): string | null {
  const { step, is_reached } = state
  if (step === 'not_sent')
    return t.choice_your_noun_hasnt_been_done({
      choice: is_reached ? '' : t.we_cant_reach_hoko(),
      noun,
      done,
    })
  if (step === 'checking') {
    const unreached = is_reached ? '' : t.we_cant_reach_hoko_right_now()
    return t.unreached_were_checking_whether_your({ unreached, noun, done })
  }
  if (step !== 'stopping') return null
  return is_reached ? t.stopping_your_noun({ noun }) : t.we_cant_reach_hoko_to_stop_your_noun({ noun })
}

/** For whom it stands although they went back. */
export const describeStood = ({ noun, done }: BindingNames): string =>
  t.your_noun_was_done_before_you_went({ noun, done })

export const isStopping = (state: BindingState): boolean => isUnderWay(state) && state.turned_back

/** Pressing on then tries the same again. */
export const isRetry = ({ step }: BindingState): boolean => step === 'checking' || step === 'not_sent'
