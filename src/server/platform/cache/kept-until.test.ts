import { expect, test } from 'vitest'
import { createKeptUntil } from './kept-until.ts'

interface Thing {
  of: string
  life_ms: number
}

function aKept(max_entries = 10) {
  const clock = { now: 1_000 }
  const loads: string[] = []
  const kept = createKeptUntil<Thing>({
    max_entries,
    getLife_ms: ({ life_ms }) => life_ms,
    now: () => clock.now,
  })
  const read = async (key: string, life_ms = 100) => {
    const thing = await kept.read(key, async () => {
      loads.push(key)
      return { of: `${key} ${loads.length}`, life_ms }
    })
    return thing.of
  }
  const readSlowly = (key: string, life_ms = 100) => {
    const loading = Promise.withResolvers<Thing>()
    const value = kept.read(key, () => loading.promise)
    return { value, finish: () => loading.resolve({ of: `slow ${key}`, life_ms }), fail: loading.reject }
  }
  const pass = (ms: number) => void (clock.now += ms)
  return { kept, loads, read, readSlowly, pass }
}

test('it is kept as long as it says itself, and reading does not lengthen that', async () => {
  const { read, pass } = aKept()
  expect([await read('a'), await read('b', 50)]).toEqual(['a 1', 'b 2'])
  pass(49)
  expect([await read('a'), await read('b', 50)]).toEqual(['a 1', 'b 2'])
  pass(1)
  expect([await read('a'), await read('b', 50)]).toEqual(['a 1', 'b 3'])
  pass(50)
  expect(await read('a')).toBe('a 4')
})

test.each([0, -1, Number.NaN])('a life of %d is none', async (life_ms) => {
  const { read } = aKept()
  expect([await read('a', life_ms), await read('a', life_ms)]).toEqual(['a 1', 'a 2'])
})

test('life counts from when the loading began', async () => {
  const { read, readSlowly, pass } = aKept()
  const slow = readSlowly('a')
  pass(60)
  slow.finish()
  await slow.value
  pass(39)
  expect(await read('a')).toBe('slow a')
  pass(1)
  expect(await read('a')).toBe('a 1')
})

test('what took longer to load than it lives is not kept', async () => {
  const { read, readSlowly, pass } = aKept()
  const slow = readSlowly('a')
  pass(100)
  slow.finish()
  expect((await slow.value).of).toBe('slow a')
  expect(await read('a')).toBe('a 1')
})

test('those who ask while it is loaded wait for the same', async () => {
  const { read, readSlowly, loads } = aKept()
  const slow = readSlowly('a')
  const others = [read('a'), read('a')]
  slow.finish()
  expect(await Promise.all(others)).toEqual(['slow a', 'slow a'])
  expect([await read('a'), loads]).toEqual(['slow a', []])
})

test('a failure reaches everybody who waited, and is not kept', async () => {
  const { read, readSlowly } = aKept()
  const failing = readSlowly('a')
  const both = [failing.value, read('a')]
  failing.fail(new Error('no'))
  const outcomes = await Promise.allSettled(both)
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await read('a')).toBe('a 1')
})

test('of what is kept, what is overtaken alone is forgotten', async () => {
  const { kept, read } = aKept()
  for (const key of ['a', 'b', 'c']) await read(key)
  kept.forget(({ of }) => of !== 'b 2')
  expect([await read('b'), await read('a'), await read('c')]).toEqual(['b 2', 'a 4', 'c 5'])
})

test.each(['forget', 'clear'] as const)(
  'after %s, what was being loaded is neither kept nor waited for by who asks then',
  async (how) => {
    const { kept, read, readSlowly } = aKept()
    const slow = readSlowly('a')
    if (how === 'clear') kept.clear()
    else kept.forget(() => false)
    expect(await read('a')).toBe('a 1')
    slow.finish()
    expect((await slow.value).of).toBe('slow a')
    expect(await read('a')).toBe('a 1')
  },
)

test('what is loaded last is not undone by an earlier loading that ends later', async () => {
  const { kept, read, readSlowly } = aKept()
  const earlier = readSlowly('a')
  kept.forget(() => false)
  const later = readSlowly('a')
  earlier.finish()
  await earlier.value
  const waiting = read('a')
  later.finish()
  expect(await waiting).toBe('slow a')
  expect(await read('a')).toBe('slow a')
})

test('the least recently read makes room, but not for what is not kept', async () => {
  const { read } = aKept(2)
  for (const key of ['a', 'b', 'a', 'c']) await read(key)
  for (const key of ['x', 'y', 'z']) await read(key, 0)
  expect([await read('a'), await read('c'), await read('b')]).toEqual(['a 1', 'c 3', 'b 7'])
})

test('clearing forgets all', async () => {
  const { kept, read } = aKept()
  await read('a')
  kept.clear()
  expect(await read('a')).toBe('a 2')
})
