import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdfRenderer, refuseIfPdfQueueIsFull, type RenderPdf } from './render-pdf.ts'

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
      return Buffer.from('%PDF- ' + process.pid)
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
    expect((await render(1, { canBeRefused: false })).toString()).toMatch(/^%PDF- \d+$/u)
    for (const pdf of await Promise.all(waiting)) expect(pdf.toString()).toMatch(/^%PDF- \d+$/u)
    expect((await render(1)).toString()).toMatch(/^%PDF- \d+$/u)
  },
)

test('rendering a PDF runs in another process', { timeout: 120_000 }, async () => {
  const pdf = await render(1)
  expect(Number(pdf.toString().split(' ')[1])).not.toBe(process.pid)
})
