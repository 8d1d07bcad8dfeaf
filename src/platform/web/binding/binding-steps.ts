export type BindingStep =
  | 'idle'
  | 'sending'
  /** There was no reply, so the outcome is requested by key. */
  | 'checking'
  /** The person cancelled, and the call is being withdrawn. */
  | 'stopping'
  /** It certainly had no effect. */
  | 'not_sent'
  | 'refused'
  /** It was withdrawn as requested. */
  | 'stopped'
  | 'done'

export interface BindingState {
  step: BindingStep
  /** The call ended without a reply, so only its key can tell. */
  isCut: boolean
  isReached: boolean
  cancelRequested: boolean
}

export type BindingEvent =
  | { kind: 'press'; online: boolean }
  | { kind: 'back' }
  /** It took effect, was refused, or failed without a reply. */
  | { kind: 'answered' }
  | { kind: 'refused' }
  | { kind: 'cut' }
  /** A precondition failed: an unticked box, or no connection. */
  | { kind: 'unprepared'; online: boolean }
  /** No reply came within the time a person waits without a message. */
  | { kind: 'slow' }
  | { kind: 'outcome'; outcome: 'answered' | 'unanswered' | 'withdrawn' }
  | { kind: 'unreached' }
  | { kind: 'online' }

export const idle: BindingState = { step: 'idle', isCut: false, isReached: true, cancelRequested: false }

/** Events that don't fit the state change nothing. */
export function nextStep(state: BindingState, event: BindingEvent): BindingState {
  if (event.kind === 'press') return pressed(state, event.online)
  if (event.kind === 'back') return turnedBack(state)
  if (event.kind === 'online') return isOffline(state) ? { ...idle } : state
  if (!isUnderWay(state)) return state
  switch (event.kind) {
    case 'answered':
      return { ...state, step: 'done', isReached: true }
    case 'refused':
      return { ...state, step: state.step === 'stopping' ? 'stopped' : 'refused', isReached: true }
    case 'unprepared':
      if (state.step === 'stopping') return { ...state, step: 'stopped' }
      return { ...state, step: event.online ? 'idle' : 'not_sent', isReached: event.online }
    case 'cut':
      return { ...state, step: state.step === 'stopping' ? 'stopping' : 'checking', isCut: true }
    case 'slow':
      return state.step === 'sending' ? { ...state, step: 'checking' } : state
    case 'unreached':
      return { ...state, isReached: false }
    default:
      return settled(state, event.outcome)
  }
}

export const isUnderWay = ({ step }: BindingState): boolean =>
  step === 'sending' || step === 'checking' || step === 'stopping'

const isOffline = ({ step, isReached }: BindingState): boolean => step === 'not_sent' && !isReached

/**
 * A call that may have arrived is retried under its key; one that didn't arrive is a new
 * commitment.
 */
export const retainsKey = ({ step }: BindingState): boolean => step === 'checking'

function pressed(state: BindingState, online: boolean): BindingState {
  if (state.step === 'sending' || state.step === 'stopping') return state
  if (online) return { ...idle, step: 'sending' }
  return state.step === 'checking'
    ? { ...state, isReached: false }
    : { ...idle, step: 'not_sent', isReached: false }
}

function turnedBack(state: BindingState): BindingState {
  if (state.step === 'sending' || state.step === 'checking')
    return { ...state, step: 'stopping', cancelRequested: true }
  return state.step === 'stopping' ? state : { ...idle }
}

function settled(state: BindingState, outcome: 'answered' | 'unanswered' | 'withdrawn'): BindingState {
  const reached = { ...state, isReached: true }
  // `answered` has no details; repeating the call under its key returns them.
  if (outcome !== 'withdrawn') return reached
  return { ...reached, step: state.step === 'stopping' ? 'stopped' : 'not_sent' }
}
