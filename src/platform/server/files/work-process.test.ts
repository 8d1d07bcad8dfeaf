import path from 'node:path'
import { expect, test } from 'vitest'
import { childrenOf } from '#test/harness/processes/child-processes.ts'
import { blankPng } from '#test/harness/doubles/picture-bytes.ts'
import { createWorkProcess, WorkEnded } from './work-process.ts'

const file = path.join(import.meta.dirname, 'picture-process.ts')

test.runIf(process.platform === 'linux')(
  'a request to a stopped process fails, and the next one gets a new process',
  async () => {
    const before = await childrenOf(process.pid)
    const work = createWorkProcess(file, { maxMs: 20_000 })
    expect(await work.run('measurePicture', [blankPng(30, 20)])).toMatchObject({ width: 30 })
    const [child] = (await childrenOf(process.pid)).filter((id) => !before.includes(id))
    process.kill(child!, 'SIGSTOP')
    const impatient = createWorkProcess(file, { maxMs: 1 })
    await expect(impatient.run('measurePicture', [blankPng(30, 20)])).rejects.toThrow(WorkEnded)
    const requested = work.run('measurePicture', [blankPng(30, 20)])
    process.kill(child!, 'SIGKILL')
    await expect(requested).rejects.toThrow(WorkEnded)
    expect(await work.run('measurePicture', [blankPng(40, 20)])).toMatchObject({ width: 40 })
  },
)

test.runIf(process.platform === 'linux')(
  'signals that stop the server let a process finish its work',
  async () => {
    const before = await childrenOf(process.pid)
    const work = createWorkProcess(file, { maxMs: 20_000 })
    await work.run('measurePicture', [blankPng(30, 20)])
    const [child] = (await childrenOf(process.pid)).filter((id) => !before.includes(id))
    const requested = work.run('readPicture', [blankPng(3_000, 2_000)])
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(child!, signal)
    expect(await requested).toHaveProperty('large')
  },
)

test.runIf(process.platform === 'linux')(
  'a process with a full disk fails with that error’s code',
  async () => {
    const work = createWorkProcess(file, { maxMs: 20_000 })
    const full = { original: '/dev/full', large: '/dev/full', medium: '/dev/full', small: '/dev/full' }
    await expect(work.run('drawOriginal', [blankPng(30, 20), full])).rejects.toMatchObject({
      code: 'ENOSPC',
      message: expect.stringContaining('no space left'),
    })
  },
)
