import { fork } from 'node:child_process'
import path from 'node:path'
import type { Picture } from '#platform/server/files/pictures.ts'
import type { BrandScene } from '../people/demo-brands.ts'
import type { SceneOptions } from './demo-scenes.ts'

export type Drawing = { icon: string; paint?: string | null } & Motif

export type Motif =
  | Omit<SceneOptions, 'grain'>
  | { scene: 'portrait'; variety: number }
  | { scene: BrandScene; color: string; variety: number }

interface Answer {
  n: number
  picture?: Picture
  error?: string
}

export interface Painter {
  render: (drawing: Drawing) => Promise<Picture>
  stop: () => void
}

/**
 * Runs in its own process: the server's sharp refuses SVG because uploads must never be SVG, and
 * demo pictures start as SVG. `patient` gives this process low priority.
 */
export function startPainter({ patient = false } = {}): Painter {
  const child = fork(path.join(import.meta.dirname, 'demo-pictures.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...(patient ? { PAINTER_IS_PATIENT: 'yes' } : {}) },
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  child.on('message', (answer: Answer) => waiting.get(answer.n)?.(answer))
  const giveUp = () => {
    for (const [n, answer] of waiting) answer({ n, error: 'The painter of the demo’s pictures ended early' })
  }
  child.on('exit', giveUp).on('error', giveUp)
  child.unref()
  child.channel?.unref()
  let count = 0
  return {
    render: (drawing) =>
      new Promise((resolve, reject) => {
        const n = (count += 1)
        waiting.set(n, ({ picture, error }) => {
          waiting.delete(n)
          if (picture) resolve(withBuffers(picture))
          else reject(new Error(error))
        })
        child.send({ n, drawing }, (error) => error && giveUp())
      }),
    // It ignores milder signals.
    stop: () => void child.kill('SIGKILL'),
  }
}

const withBuffers = ({ large, medium, small, ...picture }: Picture): Picture => ({
  ...picture,
  large: Buffer.from(large),
  medium: Buffer.from(medium),
  small: Buffer.from(small),
})

const restMs = 20_000
let patient: Painter | undefined
let resting: NodeJS.Timeout | undefined
let awaited = 0

export async function paintPatiently(drawing: Drawing): Promise<Picture> {
  clearTimeout(resting)
  patient ??= startPainter({ patient: true })
  awaited += 1
  try {
    return await patient.render(drawing)
  } catch (error) {
    patient?.stop()
    patient = undefined
    throw error
  } finally {
    awaited -= 1
    clearTimeout(resting)
    if (awaited === 0) {
      resting = setTimeout(() => {
        patient?.stop()
        patient = undefined
      }, restMs).unref()
    }
  }
}
