import { expect, test } from 'vitest'
import { type BindingEvent, type BindingState, idle, nextStep } from './binding-steps.ts'

const events: Record<string, BindingEvent> = {
  press: { kind: 'press', online: true },
  'press offline': { kind: 'press', online: false },
  back: { kind: 'back' },
  answered: { kind: 'answered' },
  refused: { kind: 'refused' },
  cut: { kind: 'cut' },
  unticked: { kind: 'unprepared', online: true },
  unprepared: { kind: 'unprepared', online: false },
  slow: { kind: 'slow' },
  'was answered': { kind: 'outcome', outcome: 'answered' },
  'was not': { kind: 'outcome', outcome: 'unanswered' },
  withdrawn: { kind: 'outcome', outcome: 'withdrawn' },
  unreached: { kind: 'unreached' },
  online: { kind: 'online' },
}

const after = (story: string): BindingState =>
  story.split(', ').reduce((state, name) => nextStep(state, events[name]!), idle)

test.each<[string, BindingState['step'], Partial<BindingState>?]>([
  ['press', 'sending'],
  ['press, answered', 'done', { cancelRequested: false }],
  ['press, refused', 'refused'],
  ['press, refused, press', 'sending'],
  ['press, unticked', 'idle'],
  ['press, unprepared', 'not_sent', { isReached: false }],
  // Nothing is sent offline, nor later when back online.
  ['press offline', 'not_sent', { isReached: false }],
  ['press offline, answered', 'not_sent'],
  ['press offline, press offline', 'not_sent'],
  ['press offline, press', 'sending', { isReached: true }],
  ['press offline, back', 'idle'],
  ['press offline, online', 'idle', { isReached: true }],
  ['press, unprepared, online', 'idle', { isReached: true }],
  ['press, cut, withdrawn, online', 'not_sent', { isReached: true }],
  ['press, slow, unreached, online', 'checking', { isReached: false }],
  ['press, slow', 'checking', { isCut: false }],
  ['press, slow, answered', 'done'],
  ['press, slow, refused', 'refused'],
  ['press, slow, was not', 'checking', { isReached: true }],
  ['press, slow, unreached', 'checking', { isReached: false }],
  ['press, slow, unreached, was not', 'checking', { isReached: true }],
  ['press, slow, was answered, answered', 'done'],
  ['press, slow, press', 'sending'],
  ['press, slow, press offline', 'checking', { isReached: false }],
  ['press, press', 'sending'],
  // After a cut only the key can tell.
  ['press, cut', 'checking', { isCut: true }],
  ['press, cut, unreached', 'checking', { isReached: false }],
  ['press, cut, was answered, answered', 'done'],
  ['press, cut, withdrawn', 'not_sent', { isReached: true }],
  ['press, slow, cut, withdrawn, press', 'sending', { isCut: false }],
  ['press, back', 'stopping', { cancelRequested: true }],
  ['press, back, withdrawn', 'stopped'],
  ['press, back, cut, withdrawn', 'stopped'],
  ['press, back, answered', 'done', { cancelRequested: true }],
  ['press, back, refused', 'stopped'],
  ['press, back, unprepared', 'stopped'],
  ['press, back, unreached', 'stopping', { isReached: false }],
  ['press, back, unreached, was answered, answered', 'done', { cancelRequested: true }],
  ['press, back, press', 'stopping'],
  ['press, back, back', 'stopping'],
  ['press, slow, back, withdrawn', 'stopped'],
  ['press, back, slow', 'stopping'],
  ['back', 'idle'],
  ['press, refused, back', 'idle'],
])('the steps %s end in %s', (story, step, more = {}) => {
  expect(after(story)).toMatchObject({ step, ...more })
})
