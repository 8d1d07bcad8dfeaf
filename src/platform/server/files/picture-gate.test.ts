import { expect, test } from 'vitest'
import { createPictureGate, type PictureWork } from './picture-gate.ts'

/** Starts a piece of work that is under way until it's ended. */
function openGate() {
  const whenFree = createPictureGate()
  const underWay: string[] = []
  const ends = new Map<string, () => void>()
  return {
    underWay,
    begin(name: string, work: PictureWork) {
      void whenFree(work, async () => {
        underWay.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        underWay.splice(underWay.indexOf(name), 1)
      })
    },
    async end(name: string) {
      ends.get(name)!()
      await settle()
    },
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const behind = { weight: 1, inBackground: true } as const

test('an upload doesn’t wait behind an import’s ten thousand pictures, nor its current one', async () => {
  const gate = openGate()
  for (let n = 0; n < 10_000; n += 1) gate.begin(`import ${n}`, behind)
  await settle()
  expect(gate.underWay).toEqual(['import 0'])
  for (const name of ['one', 'two', 'three']) gate.begin(name, { weight: 1 })
  await settle()
  expect(gate.underWay).toEqual(['import 0', 'one', 'two'])
  await gate.end('import 0')
  expect(gate.underWay).toEqual(['one', 'two'])
  await gate.end('one')
  await gate.end('two')
  expect(gate.underWay).toEqual(['three'])
  await gate.end('three')
  expect(gate.underWay).toEqual(['import 1'])
  gate.begin('a big one', { weight: 2 })
  await settle()
  expect(gate.underWay).toEqual(['import 1', 'a big one'])
})

test('the gate admits two at a time, or one big one', async () => {
  const gate = openGate()
  gate.begin('one', { weight: 1 })
  gate.begin('a big one', { weight: 2 })
  gate.begin('two', { weight: 1 })
  await settle()
  expect(gate.underWay).toEqual(['one'])
  await gate.end('one')
  expect(gate.underWay).toEqual(['a big one'])
  await gate.end('a big one')
  expect(gate.underWay).toEqual(['two'])
})
