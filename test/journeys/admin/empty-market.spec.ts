import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { listAddresses } from '#platform/common/addresses.ts'
import '#app/server/all-pages.ts'
import { signIn, test } from '../fixtures.ts'

const firstAdmin = { email: 'aroha@example.nz', password: 'kiaora2026' }
const hoko = path.join(import.meta.dirname, '../../../bin/hoko.js')

let dataDir: string
let server: ChildProcess
let url: string
let env: NodeJS.ProcessEnv

test.beforeAll(async ({ baseURL, request }) => {
  test.setTimeout(120_000)
  dataDir = await mkdtemp(path.join(tmpdir(), 'hoko-empty-'))
  const port = Number(new URL(baseURL!).port) + 1
  url = `http://localhost:${port}`
  env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'none', LOG_LEVEL: 'error' }
  server = spawn(process.execPath, [hoko, 'start'], { env, stdio: 'ignore' })
  const isReady = async () => (await request.get(`${url}/health/ready`).catch(() => null))?.ok() ?? false
  await expect.poll(isReady, { timeout: 100_000 }).toBe(true)
})

test.afterAll(async () => {
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
})

test('the first admin of an empty Hoko can open every admin page', async ({ visit }) => {
  test.setTimeout(180_000)
  const { page, complaints } = await visit()

  await test.step('the link from the command creates the account', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [hoko, 'admin', 'create', firstAdmin.email],
      { env },
    )
    await page.goto(/http\S+/.exec(stdout)![0])
    await page.getByLabel('First name').fill('Aroha')
    await page.getByLabel('Last name').fill('Ngata')
    await page.getByLabel('New password').fill(firstAdmin.password)
    await page.getByRole('button', { name: 'Set up account' }).click()
    await expect(page.getByLabel('New password')).toBeHidden()
    await page.goto(`${url}/admin-signin`)
    await signIn(page, firstAdmin)
    await page.waitForURL(/\/admin-dashboard/)
  })

  const desk = listAddresses().filter((one) => one.for === 'admin' && !/[{]/.test(one.path))
  expect(desk.length).toBeGreaterThan(30)
  for (const address of desk)
    await test.step(address.path, async () => {
      await page.goto(url + address.path)
      await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByText(/^Loading the/)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
      expect(complaints, address.path).toEqual([])
    })
})
