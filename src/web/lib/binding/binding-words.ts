import { isUnderWay, type BindingState } from './binding-steps.ts'

/** What is promised and what was done with it: 'bid' and 'placed'. */
export interface BindingNames {
  noun: string
  done: string
}

/** The truth about a promise whose answer is missing; null where there is nothing to say. */
export function describeBinding(state: BindingState, { noun, done }: BindingNames): string | null {
  const { step, is_reached } = state
  if (step === 'not_sent')
    return `${is_reached ? '' : 'We can’t reach Hoko. '}Your ${noun} hasn’t been ${done}.`
  if (step === 'checking') {
    const unreached = is_reached ? '' : 'We can’t reach Hoko right now. '
    return `${unreached}We’re checking whether your ${noun} was ${done}. It’s safe to retry: it only counts once.`
  }
  if (step !== 'stopping') return null
  return is_reached
    ? `Stopping your ${noun}…`
    : `We can’t reach Hoko to stop your ${noun}. If it got to us before you went back, it counts. We’ll tell you here.`
}

/** For whom it stands although they went back. */
export const describeStood = ({ noun, done }: BindingNames): string =>
  `Your ${noun} was ${done} before you went back`

export const isStopping = (state: BindingState): boolean => isUnderWay(state) && state.turned_back

/** Pressing on then tries the same again. */
export const isRetry = ({ step }: BindingState): boolean => step === 'checking' || step === 'not_sent'
