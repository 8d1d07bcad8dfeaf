import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfRenderer, refuseIfPdfQueueIsFull, type RenderPdf } from './render-pdf.ts'

const busyMs = 50
const rendered = 20
const maxWaiting = 60

let folder: string
let render: RenderPdf<number>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-pdf-'))
  const view = path.join(folder, 'view.mjs')
  await writeFile(
    view,
    `export async function renderPdf(ms) {
      for (const began = process.cpuUsage().user; process.cpuUsage().user - began < ms * 1000; );
      return Buffer.from('%PDF-')
    }`,
  )
  render = createPdfRenderer(view)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const isBusy = { key: 'unavailable', details: { retry_after_s: 2 } }

test(
  'a PDF beyond the limit is refused, and an email’s waits however many there are',
  { timeout: 120_000 },
  async () => {
    const waiting = Array.from({ length: maxWaiting }, () => render(1))
    await expect(render(1)).rejects.toMatchObject(isBusy)
    expect(refuseIfPdfQueueIsFull).toThrow('very busy')
    expect((await render(1, { canBeRefused: false })).toString()).toBe('%PDF-')
    for (const pdf of await Promise.all(waiting)) expect(pdf.toString()).toBe('%PDF-')
    expect((await render(1)).toString()).toBe('%PDF-')
  },
)

test('rendering PDFs hardly uses the calling thread', { timeout: 120_000 }, async () => {
  const before = process.threadCpuUsage()
  await Promise.all(Array.from({ length: rendered }, () => render(busyMs)))
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan((rendered * busyMs) / 4)
})
