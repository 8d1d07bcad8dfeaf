import { expect, test } from 'vitest'
import { addRecent, max_recents, type Recent } from './recents.ts'

const one = (n: number): Recent => ({ href: `/user/${n}/detail`, label: `Member ${n}` })

test('the newest is first, each once, and no more than ten are kept', () => {
  const opened = Array.from({ length: 12 }, (_, n) => one(n)).reduce<Recent[]>(addRecent, [])
  expect(opened).toHaveLength(max_recents)
  expect(opened[0]).toEqual(one(11))
  const again = addRecent(opened, { ...one(5), label: 'Renamed' })
  expect(again).toHaveLength(max_recents)
  expect(again[0]).toEqual({ ...one(5), label: 'Renamed' })
})
