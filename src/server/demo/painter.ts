import { fork } from 'node:child_process'
import path from 'node:path'

interface Answer {
  n: number
  picture?: Buffer
  error?: string
}

export interface Painter {
  draw(icon: string, variety: number): Promise<Buffer>
  stop(): void
}

/**
 * Draws in a process of its own: the server's sharp refuses SVG for good, because uploads must never be one,
 * and the demo's pictures begin as SVG.
 */
export function startPainter(): Painter {
  const child = fork(path.join(import.meta.dirname, 'demo-pictures.ts'), { serialization: 'advanced' })
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => waiting.get(answer.n)?.(answer))
  const giveUp = () => {
    for (const [n, answer] of waiting) answer({ n, error: 'The painter of the demo’s pictures ended early' })
  }
  child.on('exit', giveUp).on('error', giveUp)
  let count = 0
  return {
    draw: (icon, variety) =>
      new Promise((resolve, reject) => {
        const n = (count += 1)
        waiting.set(n, ({ picture, error }) => {
          waiting.delete(n)
          if (picture) resolve(Buffer.from(picture))
          else reject(new Error(error))
        })
        child.send({ n, icon, variety }, (error) => error && giveUp())
      }),
    stop: () => void child.kill(),
  }
}
