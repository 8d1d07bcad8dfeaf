import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { must } from '#platform/common/must.ts'
import type { FoundElement, Protocol } from './other-browser.ts'

/** Without these it looks for updates and pages of its own. */
const prefs = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'remote.prefs.recommended': true,
}

interface Reply {
  id?: number
  method?: string
  params?: { level?: string; text?: string | null }
  result?: unknown
  error?: string
  message?: string
}

interface Called {
  type: string
  result: { type: string; value?: unknown; sharedId?: string }
  exceptionDetails?: { text: string }
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string): Promise<Protocol> {
  const profile = mkdtempSync(path.join(tmpdir(), 'hoko-firefox-'))
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'))
  const switches = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const browser = spawn(program, [...switches, '--width', '1360', '--height', '900'], {
    env: { ...process.env, HOME: profile, TZ: 'Pacific/Auckland' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = await connect(await readAddress(browser.stderr))
  const complaints: string[] = []
  const { send } = speak(socket, complaints)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
  const { context } = must(contexts[0], 'window')

  const callFunction = async (source: string, args: unknown[]) => {
    const reply = (await send('script.callFunction', {
      functionDeclaration: source,
      arguments: args.map(serialise),
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })) as Called
    if (reply.type === 'exception') throw new Error(reply.exceptionDetails?.text)
    return reply.result
  }
  const perform = (type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ type, id: type, actions }] })

  return {
    complaints,
    navigate: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: async (source, args) => {
      const json = `async (...args) => JSON.stringify((await (${source})(...args)) ?? null)`
      return JSON.parse(String((await callFunction(json, args)).value))
    },
    find: async (source, args) => {
      const { sharedId } = await callFunction(source, args)
      return sharedId === undefined ? null : { sharedId }
    },
    click: async (element) => {
      const origin = { type: 'element', element }
      const press = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await perform('pointer', press)
    },
    typeKeys: async (text) => void (await perform('key', listStrokes(text))),
    upload: async (element: FoundElement, file) =>
      void (await send('input.setFiles', { context, element, files: [file] })),
    close: async () => {
      const ended = new Promise((resolve) => browser.once('close', resolve))
      socket.close()
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** A held modifier is released after the next key. */
function listStrokes(text: string): object[] {
  const strokes = Array.from(text)
  return strokes.flatMap((value, at) => {
    const modifier = strokes[at - 1]
    if (isModifier(value)) return [{ type: 'keyDown', value }]
    const pair = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
    return modifier !== undefined && isModifier(modifier)
      ? [...pair, { type: 'keyUp', value: modifier }]
      : pair
  })
}

const isModifier = (value: string) => value === '\uE009'

const serialise = (value: unknown) =>
  value === null ? { type: 'null' } : { type: typeof value === 'string' ? 'string' : typeof value, value }

async function readAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)
    if (found) {
      output.resume()
      return `${must(found[1], 'address')}/session`
    }
  }
  throw new Error('Firefox ended before it listened.')
}

function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address)
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)))
  })
}

function speak(socket: WebSocket, complaints: string[]) {
  const waiting = new Map<number, (reply: Reply) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
    else if (reply.method === 'log.entryAdded' && ['error', 'warn'].includes(reply.params?.level ?? ''))
      complaints.push(reply.params?.text ?? '')
  })
  const send = (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (lastId += 1)
      waiting.set(id, ({ error, message, result }) => {
        waiting.delete(id)
        if (error === undefined) resolve(result)
        else reject(new Error(`${method}: ${error}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
  return { send }
}
