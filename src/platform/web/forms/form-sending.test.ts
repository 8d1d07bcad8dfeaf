import { expect, test, vi } from 'vitest'
import { ApiError, type CallProblem, getOffline } from '../session/problem.ts'
import { findChanged, findField, FormSending, type FormView } from './form-sending.ts'

const refusal = (changes: Partial<CallProblem> = {}) =>
  new ApiError({
    status: 422,
    key: 'validation',
    message: 'Not so.',
    request_id: 'r',
    ...changes,
  } as CallProblem)

interface Values {
  reason: string
  note: string
}

function aForm() {
  const form = new FormSending<Values>({ reason: 'mistyped', note: '' })
  return { form, onDone: vi.fn<(reply: unknown, values: Values) => void>() }
}

test('a second submit during the first sends nothing', async () => {
  const { form, onDone } = aForm()
  const answer = Promise.withResolvers<string>()
  const send = vi.fn<() => Promise<string>>(() => answer.promise)
  const presses = [form.submit({ send, onDone }), form.submit({ send, onDone })]
  expect(form.view.isSending).toBe(true)
  answer.resolve('sent')
  await Promise.all(presses)
  expect(send).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledWith('sent', { reason: 'mistyped', note: '' })
  expect(form.view.isSending).toBe(false)
})

test('an error found by the form’s check is shown before anything is sent', async () => {
  const { form, onDone } = aForm()
  const send = vi.fn<() => Promise<void>>()
  await form.submit({ check: () => ({ reason: 'Say why.' }), send, onDone })
  expect(send).not.toHaveBeenCalled()
  expect(form.view).toMatchObject({ errors: { reason: 'Say why.' }, message: null, failures: 1 })
})

test.each<[string, unknown, Partial<FormView<Values>>]>([
  [
    'a field of the form',
    refusal({ errors: { reason: 'Too long.' } }),
    { errors: { reason: 'Too long.' }, message: null },
  ],
  [
    'two entries of a field',
    refusal({ errors: { 'note.1': 'Too long.', 'note.3': 'Empty.' } }),
    { errors: { note: 'Too long.' }, message: null },
  ],
  [
    'a field that it does not show',
    refusal({ errors: { id: 'Unknown.' } }),
    { errors: {}, message: 'Unknown.' },
  ],
  ['no field', refusal(), { errors: {}, message: 'Not so.' }],
  ['a lost connection', new ApiError(getOffline()), { errors: {}, message: getOffline().message }],
])('a form refused for %s keeps the typed values', async (_name, error, expected) => {
  const { form, onDone } = aForm()
  form.setValues({ note: 'typed with care' })
  await form.submit({ send: () => Promise.reject(error), onDone })
  expect(form.view).toMatchObject({
    ...expected,
    values: { reason: 'mistyped', note: 'typed with care' },
    isSending: false,
    failures: 1,
  })
  expect(onDone).not.toHaveBeenCalled()
})

test('a refusal without a field appears where the form places it', async () => {
  const { form, onDone } = aForm()
  const onRefused = vi.fn<(problem: CallProblem) => void>()
  await form.submit({
    send: () => Promise.reject(refusal({ key: 'password_wrong' })),
    placeProblem: ({ key, message }) => (key === 'password_wrong' ? { reason: message } : {}),
    onRefused,
    onDone,
  })
  expect(form.view).toMatchObject({ errors: { reason: 'Not so.' }, message: null })
  expect(onRefused).toHaveBeenCalledTimes(1)
})

test('editing a field clears only its own error, and the form can be sent again', async () => {
  const { form, onDone } = aForm()
  const wrong = { reason: 'Say why.', note: 'Too long.' }
  await form.submit({ check: () => wrong, send: () => Promise.resolve(), onDone })
  form.setValues({ reason: 'because' })
  expect(form.view.errors).toEqual({ note: 'Too long.' })
  const send = vi.fn<(values: Values) => Promise<void>>(() => Promise.resolve())
  await form.submit({ send, onDone })
  expect(send).toHaveBeenCalledWith({ reason: 'because', note: '' })
  expect(form.view).toMatchObject({ errors: {}, message: null })
})

test('a form that rechecks shows errors while typing only after a failed try', async () => {
  const { form, onDone } = aForm()
  const check = ({ note }: Values) => (note.length < 3 ? { note: 'Say more.' } : {})
  form.enterValues({ note: '' })
  expect(form.view.errors).toEqual({})
  await form.submit({ check, rechecks: true, send: () => Promise.resolve(), onDone })
  form.enterValues({ note: 'be' })
  expect(form.view.errors).toEqual({ note: 'Say more.' })
  form.enterValues({ note: 'because' })
  expect(form.view.errors).toEqual({})
  form.setValues({ note: '' })
  expect(form.view.errors).toEqual({})
})

test('a saved form has no changes, and reset returns to it', () => {
  const { form } = aForm()
  expect(findChanged(form.view)).toEqual([])
  form.setValues({ note: 'typed' })
  expect(findChanged(form.view)).toEqual(['note'])
  form.fail('Not so.', { note: 'Too long.' })
  form.reset()
  expect(form.view).toMatchObject({ values: { note: '' }, errors: {}, message: null })
  expect(findChanged(form.view)).toEqual([])
})

test('adopt takes the saved values except fields edited since the submit', () => {
  const { form } = aForm()
  form.setValues({ note: ' one ' })
  const sent = form.view.values
  form.setValues({ reason: 'other' })
  form.adopt({ reason: 'mistyped', note: 'one' }, sent)
  expect(form.view.values).toEqual({ reason: 'other', note: 'one' })
  expect(findChanged(form.view)).toEqual(['reason'])
})

test.each([
  ['name', 'name'],
  ['options.0', 'options'],
  ['vehicle.plate', 'vehicle.plate'],
  ['vehicle.plate.0', 'vehicle.plate'],
  ['vehicle.make', 'vehicle'],
  ['names', undefined],
  ['price', undefined],
])('an error in %s is shown at %s', (name, field) => {
  expect(findField(name, ['name', 'options', 'vehicle', 'vehicle.plate'])).toBe(field)
})
