import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnListing } from '#domains/selling/common/own-listings.ts'
import type { RefusalKey } from '#platform/common/refusals.ts'
import { ApiError } from '#platform/web/session/problem.ts'
import { DraftSaver, type SaveState } from './draft-saver.ts'
import type { SellProblems } from '../form/sell-check.ts'
import { type DraftFields, getDraft, emptyValues } from '../form/sell-values.ts'

const { fields: blank } = getDraft(emptyValues(null), [])
const refusal = (key: RefusalKey, errors?: Record<string, string>) =>
  new ApiError({ status: 409, key, message: `refused: ${key}`, errors, request_id: '' })

function aServer() {
  let own = {
    id: 7,
    version: 0,
    ...blank,
    images: [],
    attributes: {},
    vehicle: null,
    property: null,
    status: 'draft',
    type: 'general',
    updated_at: '',
  } as unknown as OwnListing
  const failures: Error[] = []
  const sent: DraftFields[] = []
  const save = (fields: DraftFields) => {
    own = { ...own, ...fields, version: own.version + 1 }
    return own
  }
  const answer = async (fields: DraftFields, version: number | null) => {
    sent.push(fields)
    const failure = failures.shift()
    if (failure?.message === 'lost') save(fields)
    if (failure) throw failure
    if (version !== null && version !== own.version) throw refusal('listing_changed')
    return save(fields)
  }
  return {
    failures,
    sent,
    somebodySaves: save,
    title: () => own.title,
    server: {
      create: (fields: DraftFields) => answer(fields, null),
      update: (_id: number, version: number, fields: DraftFields) => answer(fields, version),
      read: async () => own,
    },
  }
}

function aSaver(on = aServer(), given: Partial<ConstructorParameters<typeof DraftSaver>[0]> = {}) {
  const states: SaveState['kind'][] = []
  const created: number[] = []
  const problems: SellProblems[] = []
  const saver = new DraftSaver({
    server: on.server,
    start: null,
    onState: (state) => states.push(state.kind),
    onProblems: (found) => problems.push(found),
    onCreated: (id) => created.push(id),
    ...given,
  })
  return { ...on, saver, states, created, problems }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the draft saver', () => {
  it('waits for a typing pause, creates once, then sends only changes', async () => {
    const { saver, sent, created, states } = aSaver()
    saver.change({ ...blank, title: 'B' })
    await vi.advanceTimersByTimeAsync(700)
    saver.change({ ...blank, title: 'Bowl' })
    await vi.advanceTimersByTimeAsync(700)
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(200)
    saver.change({ ...blank, title: 'Bowl', suburb: 'petone' })
    await vi.advanceTimersByTimeAsync(900)
    expect(sent).toEqual([{ ...blank, title: 'Bowl' }, { suburb: 'petone' }])
    expect(created).toEqual([7])
    expect(states.at(-1)).toBe('saved')
  })

  it('never reports unsent changes as saved, even during the typing pause', async () => {
    const { saver, states } = aSaver()
    saver.change({ ...blank, title: 'Bowl' })
    expect(states.at(-1)).toBe('saving')
    await saver.flush()
    expect(states.at(-1)).toBe('saved')
    saver.change({ ...blank, title: 'Bowls' })
    expect(states.at(-1)).toBe('saving')
    saver.change({ ...blank, title: 'Bowl' })
    await vi.advanceTimersByTimeAsync(900)
    expect(states.at(-1)).toBe('saved')
  })

  it('still reports the failure while typing continues', async () => {
    const { saver, failures, states } = aSaver()
    failures.push(new ApiError({ status: 0, key: 'offline', message: 'No connection.', request_id: '' }))
    saver.change({ ...blank, title: 'Bowl' })
    await saver.flush()
    saver.change({ ...blank, title: 'Bowls' })
    expect(states.at(-1)).toBe('failed')
  })

  it('retries after it could not reach the server', async () => {
    const { saver, failures, states, title } = aSaver()
    failures.push(new ApiError({ status: 0, key: 'offline', message: 'No connection.', request_id: '' }))
    saver.change({ ...blank, title: 'Bowl' })
    await vi.advanceTimersByTimeAsync(900)
    expect(states.at(-1)).toBe('failed')
    await vi.advanceTimersByTimeAsync(5100)
    expect(states.at(-1)).toBe('saved')
    expect(title()).toBe('Bowl')
  })

  it('stops at another person’s change and overwrites it only on request', async () => {
    const { saver, states, title, somebodySaves } = aSaver()
    saver.change({ ...blank, title: 'Mine' })
    await saver.flush()
    somebodySaves({ title: 'Theirs', description: 'Theirs' })
    saver.change({ ...blank, title: 'Mine again' })
    expect(await saver.flush()).toBe(false)
    expect(states.at(-1)).toBe('conflict')
    expect(title()).toBe('Theirs')
    await saver.takeOver()
    expect(states.at(-1)).toBe('saved')
    expect(title()).toBe('Mine again')
  })

  it('recognises its own save after a lost reply', async () => {
    const { saver, failures, states } = aSaver()
    saver.change({ ...blank, title: 'Bowl' })
    await saver.flush()
    failures.push(new Error('lost'))
    saver.change({ ...blank, title: 'Big bowl' })
    expect(await saver.flush()).toBe(false)
    await vi.advanceTimersByTimeAsync(5100)
    expect(states.at(-1)).toBe('saved')
    expect(await saver.flush()).toBe(true)
  })

  it('recognises its own save after a lost reply while typing went on', async () => {
    const { saver, failures, states, title } = aSaver()
    saver.change({ ...blank, title: 'Bowl' })
    await saver.flush()
    failures.push(new Error('lost'))
    saver.change({ ...blank, title: 'Big bowl' })
    await saver.flush()
    saver.change({ ...blank, title: 'Big blue bowl' })
    await vi.advanceTimersByTimeAsync(5100)
    expect(states.at(-1)).toBe('saved')
    expect(title()).toBe('Big blue bowl')
  })

  it('recognises the save that an earlier page sent as it was left, and saves the rest', async () => {
    const on = aServer()
    const start = { id: 7, version: 0, fields: blank }
    const sent: DraftFields[] = [{ title: 'Big bowl' }]
    const after = aSaver(on, { start, unconfirmed: sent })
    on.somebodySaves({ title: 'Big bowl' })
    after.saver.change({ ...blank, title: 'Big blue bowl', suburb: 'petone' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(after.states.at(-1)).toBe('saved')
    expect(on.title()).toBe('Big blue bowl')
  })

  it('reports each save before it is sent, and forgets those that are answered', async () => {
    const reported: DraftFields[][] = []
    const { saver, failures } = aSaver(aServer(), {
      onSend: (_id, unconfirmed) => reported.push(unconfirmed),
    })
    failures.push(new Error('lost'))
    saver.change({ ...blank, title: 'Bowl' })
    await saver.flush()
    expect(reported).toEqual([[{ ...blank, title: 'Bowl' }]])
    await vi.advanceTimersByTimeAsync(5100)
    expect(saver.unconfirmed).toEqual([])
  })

  it('saves the other fields when one is refused, and retries it only once changed', async () => {
    const { saver, failures, sent, problems } = aSaver()
    failures.push(refusal('validation_failed', { category_id: 'That category is no longer there.' }))
    saver.change({ ...blank, title: 'Bowl', category_id: 99 })
    await vi.advanceTimersByTimeAsync(900)
    expect(problems).toEqual([{ category_id: 'That category is no longer there.' }])
    expect(sent.at(-1)).not.toHaveProperty('category_id')
    expect(sent.at(-1)).toMatchObject({ title: 'Bowl' })
    saver.change({ ...blank, title: 'Bowl', category_id: 3 })
    await vi.advanceTimersByTimeAsync(900)
    expect(sent.at(-1)).toEqual({ category_id: 3 })
  })

  it('gives up when the draft no longer exists', async () => {
    const { saver, failures, states, sent } = aSaver()
    failures.push(refusal('listing_not_editable'))
    saver.change({ ...blank, title: 'Bowl' })
    expect(await saver.flush()).toBe(false)
    expect(states.at(-1)).toBe('gone')
    saver.change({ ...blank, title: 'Bowls' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(sent).toHaveLength(1)
  })
})
