import process from 'node:process'
import { expect, test } from 'vitest'
import { childrenOf } from '#test/harness/processes/child-processes.ts'
import { type Drawing, startPainter } from './painting.ts'

const cup: Drawing = { icon: 'teacup-without-handle', scene: 'road', recolour: false, variety: 3 }

test.runIf(process.platform === 'linux')(
  'the painter process survives a stop of the server while it draws',
  async () => {
    const before = await childrenOf(process.pid)
    const painter = startPainter()
    try {
      await painter.render(cup)
      const [child] = (await childrenOf(process.pid)).filter((id) => !before.includes(id))
      const rendered = painter.render(cup)
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(child!, signal)
      expect(await rendered).toMatchObject({ large: expect.any(Buffer) })
    } finally {
      painter.stop()
    }
  },
)
