import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { Api } from '#platform/common/api.ts'
import { refusals } from '#platform/common/refusals.ts'
import { getListing } from '#domains/listings/common/listings.ts'
import { RefusedCall } from '../in-process-api.ts'
import { createCaches } from '../../cache/caches.ts'
import { cacheAnswers } from '../cached/cached-answers.ts'
import { NotRendered } from './not-rendered.ts'
import type { Rendering } from './render-page.ts'
import { renderInThreads } from './render-in-threads.ts'

const problem = {
  key: 'not_found',
  status: 404,
  message: refusals.not_found.getMessage(),
  request_id: '',
} as const

const api: Api = {
  call: async (op, input) => {
    if ('id' in input && input.id === 404) throw new RefusedCall(problem)
    if ('id' in input && input.id === 500) throw new Error('secret')
    return { name: op.name, input } as never
  },
}

/** Renders the listing of the address's number, or never ends. */
const pages = `
const contexts = ['apiContext', 'markContext', 'topicsContext', 'htmlContext'].map((name) => [name, { name }])
const { apiContext, htmlContext, markContext, topicsContext } = Object.fromEntries(contexts)
async function renderPage(request, status, headers, router, context) {
  const [, path, id] = new URL(request.url).pathname.split('/')
  if (path === 'hang') for (;;);
  if (path === 'throw') throw new Error('the page is broken')
  const answer = await context.get(apiContext).call({ name: 'getListing' }, { id: Number(id) }).then(JSON.stringify, (error) =>
    JSON.stringify({ message: error.message, problem: error.problem }))
  context.get(topicsContext).add('listing:' + id)
  context.get(htmlContext).html = answer + '<script nonce="' + context.get(markContext) + '">1</script><script>2</script>'
  return new Response(null, { status, headers: { 'x-accepts': request.headers.get('accept') } })
}
export const entry = { module: { ...Object.fromEntries(contexts), fixedScripts: ['0'], default: renderPage, handleError: () => {} } }
export const routes = { root: { id: 'root', path: '*', module: { default: () => null } } }
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' }
export const assetsBuildDirectory = '', basename = '/', publicPath = '/', isSpaMode = false, ssr = true
export const future = {}, prerender = [], routeDiscovery = { mode: 'initial' }
`

/** Uses its own file, so that other tests' threads aren't ended. */
function writePages(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hoko-pages-')), 'index.mjs')
  writeFileSync(file, pages)
  return pathToFileURL(file).href
}

const options = {
  build: writePages(),
  findOperation: () => getListing,
  log: pino({ level: 'silent' }),
  maxWaitMs: 20_000,
  maxMs: 4_000,
}
const render = renderInThreads(options)
const request = (at: string) => render({ url: `http://hoko.test/${at}`, accept: 'text/html' }, api)
const readText = ({ page }: Rendering) => Buffer.from(page.html).toString()

test('a page’s calls are answered by the serving thread, and it returns scripts and topics', async () => {
  const rendering = await request('listing/7')
  const { page, headers } = rendering
  expect(readText(rendering)).toBe(
    '{"name":"getListing","input":{"id":7}}<script>1</script><script>2</script>',
  )
  expect(page).toEqual({
    status: 200,
    html: expect.any(Uint8Array),
    scripts: ['0', '1'],
    topics: ['listing:7'],
    location: null,
  })
  expect(headers).toEqual([['x-accepts', 'text/html']])
})

test('a page gets a refused call’s problem, but no details of an internal error', async () => {
  const refused = await request('listing/404')
  expect(readText(refused)).toContain(JSON.stringify({ message: problem.message, problem }))
  const failed = await request('listing/500')
  expect(readText(failed)).toContain('{"message":"the call failed"}')
})

test('a page that never ends ends its thread, not the server, and another renders the next', async () => {
  const others = Promise.allSettled([request('hang'), request('listing/1')])
  let turns = 0
  const counting = setInterval(() => (turns += 1), 10)
  const [hung] = await others
  clearInterval(counting)
  expect(hung).toMatchObject({ status: 'rejected', reason: { status: 503, retry_after_s: 5 } })
  expect(hung.status === 'rejected' && hung.reason).toBeInstanceOf(NotRendered)
  expect(turns).toBeGreaterThan(20)
  const { page } = await request('listing/8')
  expect(page.topics).toEqual(['listing:8'])
})

test('parallel pages each get their own answer, and a full queue refuses at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => request(`listing/${n}`)))
  const rendered = all.filter(({ status }) => status === 'fulfilled').length
  expect(rendered).toBeGreaterThanOrEqual(24)
  expect(rendered).toBeLessThan(50)
  for (const [n, one] of all.entries())
    if (one.status === 'fulfilled') expect(one.value.page.topics).toEqual([`listing:${n}`])
    else expect(one.reason).toMatchObject({ status: 503, retry_after_s: 5 })
})

test('a page that waits too long is refused, and the others are rendered', async () => {
  const impatient = renderInThreads({ ...options, maxWaitMs: 200 })
  const hanging = Promise.allSettled([request('hang'), request('hang'), request('hang')])
  await expect(impatient({ url: 'http://hoko.test/listing/1', accept: '' }, api)).rejects.toMatchObject({
    status: 503,
  })
  await hanging
  expect((await request('listing/2')).page.topics).toEqual(['listing:2'])
})

test('a shared answer is transferred once, until it changes or is evicted', async () => {
  let received = (_topic: string) => {}
  const live = { onNotify: ({ touched }: { touched: typeof received }) => void (received = touched) }
  let revision = 1
  const caches = createCaches({ db: {}, live } as never)
  const answer = cacheAnswers(
    { caches },
    getListing,
    { topics: ['site'] },
    async ({ input }) => ({ ...input, revision }) as never,
  )
  const requested = async (id: number) => {
    const stored: Api = { call: async (_, input) => (await answer({ input } as never)) as never }
    return readText(await render({ url: `http://hoko.test/listing/${id}`, accept: '' }, stored))
  }
  const expected = (id: number) => expect.stringContaining(JSON.stringify({ id, revision }))
  for (const id of [1, 2, 1]) expect(await requested(id)).toEqual(expected(id))
  revision = 2
  received('site')
  expect(await requested(1)).toEqual(expected(1))
  // More than a thread caches.
  for (let id = 0; id < 220; id += 1) expect(await requested(id)).toEqual(expected(id))
  expect(await requested(1)).toEqual(expected(1))
})

test('a process that has rendered ends when it has nothing else to do', async () => {
  const program = `
    import { renderInThreads } from ${JSON.stringify(path.join(import.meta.dirname, 'render-in-threads.ts'))}
    const render = renderInThreads({ build: ${JSON.stringify(writePages())}, findOperation: () => ({}), log: console, maxWaitMs: 60_000 })
    const { page } = await render({ url: 'http://hoko.test/listing/1', accept: '' }, { call: async () => ({ is: 'there' }) })
    console.log(Buffer.from(page.html).toString())`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    // The child is killed after this, which fails.
    { timeout: 90_000 },
  )
  expect(stdout).toContain('{"is":"there"}')
})
