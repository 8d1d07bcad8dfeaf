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
  ['press, answered', 'done', { cancel_requested: false }],
  ['press, refused', 'refused'],
  ['press, refused, press', 'sending'],
  ['press, unticked', 'idle'],
  ['press, unprepared', 'not_sent', { is_reached: false }],
  // Nothing is sent offline, nor later when back online.
  ['press offline', 'not_sent', { is_reached: false }],
  ['press offline, answered', 'not_sent'],
  ['press offline, press offline', 'not_sent'],
  ['press offline, press', 'sending', { is_reached: true }],
  ['press offline, back', 'idle'],
  ['press offline, online', 'idle', { is_reached: true }],
  ['press, unprepared, online', 'idle', { is_reached: true }],
  ['press, cut, withdrawn, online', 'not_sent', { is_reached: true }],
  ['press, slow, unreached, online', 'checking', { is_reached: false }],
  ['press, slow', 'checking', { is_cut: false }],
  ['press, slow, answered', 'done'],
  ['press, slow, refused', 'refused'],
  ['press, slow, was not', 'checking', { is_reached: true }],
  ['press, slow, unreached', 'checking', { is_reached: false }],
  ['press, slow, unreached, was not', 'checking', { is_reached: true }],
  ['press, slow, was answered, answered', 'done'],
  ['press, slow, press', 'sending'],
  ['press, slow, press offline', 'checking', { is_reached: false }],
  ['press, press', 'sending'],
  // After a cut only the key can tell.
  ['press, cut', 'checking', { is_cut: true }],
  ['press, cut, unreached', 'checking', { is_reached: false }],
  ['press, cut, was answered, answered', 'done'],
  ['press, cut, withdrawn', 'not_sent', { is_reached: true }],
  ['press, slow, cut, withdrawn, press', 'sending', { is_cut: false }],
  ['press, back', 'stopping', { cancel_requested: true }],
  ['press, back, withdrawn', 'stopped'],
  ['press, back, cut, withdrawn', 'stopped'],
  ['press, back, answered', 'done', { cancel_requested: true }],
  ['press, back, refused', 'stopped'],
  ['press, back, unprepared', 'stopped'],
  ['press, back, unreached', 'stopping', { is_reached: false }],
  ['press, back, unreached, was answered, answered', 'done', { cancel_requested: true }],
  ['press, back, press', 'stopping'],
  ['press, back, back', 'stopping'],
  ['press, slow, back, withdrawn', 'stopped'],
  ['press, back, slow', 'stopping'],
  ['back', 'idle'],
  ['press, refused, back', 'idle'],
])('the steps %s end in %s', (story, step, more = {}) => {
  expect(after(story)).toMatchObject({ step, ...more })
})
