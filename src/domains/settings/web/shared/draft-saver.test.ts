import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SettingsDraft } from '#domains/settings/common/settings.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import { findChanged, settingsOfForm, type SettingsValues, toTyped } from '../admin/settings-values.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const empty: SettingsDraft = { draft: null, since: null, others: [] }
const blank = Object.fromEntries(Object.keys(settingsOfForm).map((name) => [name, '']))
const values = (changes: Partial<SettingsValues>) =>
  ({
    ...blank,
    carriers: [],
    success_fee_exceptions: [],
    safety_hint: 'Mind',
    extension_minutes: '2',
    ...changes,
  }) as SettingsValues

function aSaver() {
  const sent: object[] = []
  const states: SaveState['kind'][] = []
  const server = { fails: false }
  const saver = new DraftSaver({
    draft: empty,
    values: values({}),
    findChanged,
    toTyped,
    version: 3,
    send: async (input) => {
      sent.push(input)
      await Promise.resolve()
      if (server.fails) throw new Error('offline')
      return empty
    },
    onState: ({ kind }) => states.push(kind),
    onSaved: () => undefined,
  })
  return { saver, sent, states, server }
}

test('DraftSaver sends only changed values, after a pause', async () => {
  const { saver, sent, states } = aSaver()
  saver.change(values({ extension_minutes: '4' }))
  saver.change(values({ extension_minutes: '45' }))
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(800)
  expect(sent).toEqual([{ version: 3, changes: { extension_minutes: 45 } }])
  saver.change(values({ extension_minutes: '45', safety_hint: 'Mind out' }))
  expect(await saver.flush()).toBe(true)
  expect(sent.at(-1)).toEqual({ version: 3, changes: { safety_hint: 'Mind out' } })
  expect(states.at(-1)).toBe('saved')
})

test('DraftSaver saves invalid numbers as typed and sends nothing when unchanged', async () => {
  const { saver, sent } = aSaver()
  expect(await saver.flush()).toBe(true)
  expect(sent).toEqual([])
  saver.change(values({ extension_minutes: 'five', support_phone: ' ' }))
  await saver.flush()
  expect(sent).toEqual([{ version: 3, changes: { extension_minutes: 'five', support_phone: null } }])
})

test('DraftSaver retries with the values typed meanwhile', async () => {
  const { saver, sent, states, server } = aSaver()
  server.fails = true
  saver.change(values({ extension_minutes: '4' }))
  expect(await saver.flush()).toBe(false)
  expect(states.at(-1)).toBe('failed')
  server.fails = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(2)
  expect(states.at(-1)).toBe('saved')
})

test('rebase sends the newer version even without changes', async () => {
  const { saver, sent, server } = aSaver()
  expect(await saver.rebase(4)).toBe(true)
  expect(sent).toEqual([{ version: 4, changes: {} }])
  server.fails = true
  saver.change(values({ extension_minutes: '4' }))
  expect(await saver.rebase(5)).toBe(false)
})

test('forget discards unsent values', async () => {
  const { saver, sent } = aSaver()
  saver.change(values({ extension_minutes: '4' }))
  saver.forget()
  saver.stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})
