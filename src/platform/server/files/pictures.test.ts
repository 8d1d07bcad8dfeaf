import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fourColours } from '#test/harness/doubles/pictures.ts'
import { encodeAvif, framePicture, measurePicture, readOriginal, readPicture } from './pictures.ts'

// Only Linux lists the child processes.
const isLinux = process.platform === 'linux'

async function childrenNow(): Promise<number[]> {
  const text = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const ids = text.trim().split(' ').filter(Boolean)
  const commands = await Promise.all(
    ids.map(async (id) => [id, await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')] as const),
  )
  return commands.flatMap(([id, command]) => (command.includes('picture-process') ? [Number(id)] : []))
}

async function killChildren(isEnough: (killed: number) => boolean): Promise<void> {
  const killed = new Set<number>()
  for (; !isEnough(killed.size); await pause(5)) {
    for (const id of await childrenNow()) {
      if (killed.has(id) || isEnough(killed.size)) continue
      process.kill(id, 'SIGKILL')
      killed.add(id)
    }
  }
}

const slow = () =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

test('pictures from the other process come back intact', async () => {
  const read = await readOriginal(await fourColours())
  if ('refused' in read) throw new Error(read.refused)
  expect(read.picture).toMatchObject({ width: 400, height: 200 })
  expect(Buffer.isBuffer(read.picture.small) && Buffer.isBuffer(read.original)).toBe(true)
  expect(await measurePicture(read.original)).toEqual({ width: 400, height: 200 })
  const framing = { turn_degrees: 90, left: 0, top: 0, width: 200, height: 100 } as const
  expect(await framePicture(read.original, framing)).toMatchObject({ width: 200, height: 100 })
  const avif = await encodeAvif(read.original, null, [400, 100])
  expect([...avif.keys()]).toEqual([400, 100])
  expect(await readPicture(Buffer.from('x'))).toEqual({
    refused: expect.stringMatching(/can’t read this image/),
  })
  await expect(framePicture(Buffer.from('x'), framing)).rejects.toThrow(/unsupported image format/)
})

test.runIf(isLinux)('a crashed decoder is restarted, and the caller doesn’t notice', async () => {
  await readPicture(await fourColours())
  const bytes = await slow()
  const calls = [readPicture(bytes), readPicture(bytes), readPicture(await fourColours())]
  await killChildren((killed) => killed === 1)
  expect(await Promise.all(calls)).toMatchObject([{ width: 1600 }, { width: 1600 }, { width: 400 }])
})

test.runIf(isLinux)('a picture that crashes every decoder is refused', async () => {
  let isAnswered = false
  const call = slow()
    .then(readPicture)
    .finally(() => (isAnswered = true))
  await killChildren(() => isAnswered)
  expect(await call).toEqual({ refused: expect.stringMatching(/damaged/) })
  expect(await readPicture(await fourColours())).toMatchObject({ width: 400 })
})

test.runIf(isLinux)('background pictures are made by a process with a lower priority', async () => {
  await encodeAvif(await fourColours(), null, [100])
  await readPicture(await fourColours())
  const usual = os.getPriority()
  const priorities = new Set<string>()
  for (const id of await childrenNow()) {
    const threads = (await readdir(`/proc/${id}/task`)).map(Number)
    priorities.add([...new Set(threads.map((thread) => os.getPriority(thread)))].join())
  }
  expect(priorities).toEqual(new Set([String(usual), '10']))
})
