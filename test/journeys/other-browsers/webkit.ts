import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { FoundElement, Protocol } from './other-browser.ts'

export interface WebKitPrograms {
  driver: string
  browser: string
  display: string
}

const [port, displayNumber] = [39_487, 87]
const startMs = 15_000

/** WebKitGTK by WebDriver, in a window that nobody sees. */
export async function openWebKit({ driver, browser, display }: WebKitPrograms): Promise<Protocol> {
  const screen = spawn(display, [`:${displayNumber}`, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  const env = {
    ...process.env,
    DISPLAY: `:${displayNumber}`,
    TZ: 'Pacific/Auckland',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  }
  const server = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const send = sendTo(`http://127.0.0.1:${port}`)
  await waitUntilReady(send)
  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  })) as { sessionId: string }
  const request = (method: string, path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body)
  await request('POST', '/window/rect', { width: 1360, height: 900 })

  const execute = (source: string, args: unknown[]) =>
    request('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args })

  return {
    // The driver reports no console.
    complaints: [],
    navigate: async (url) => void (await request('POST', '/url', { url })),
    call: execute,
    find: async (source, args) => (await execute(source, args)) as FoundElement | null,
    click: async (element) => void (await request('POST', `/element/${getId(element)}/click`, {})),
    typeKeys: async (text) => {
      const active = (await request('GET', '/element/active')) as FoundElement
      await request('POST', `/element/${getId(active)}/value`, { text })
    },
    upload: async (element, file) =>
      void (await request('POST', `/element/${getId(element)}/value`, { text: file })),
    close: async () => {
      await request('DELETE', '').catch(() => undefined)
      await Promise.all([stop(server), stop(screen)])
    },
  }
}

const getId = (element: FoundElement) => String(Object.values(element)[0])

function sendTo(origin: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const reply = await fetch(`${origin}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    })
    const { value } = (await reply.json()) as { value: { error?: string; message?: string } | null }
    if (!reply.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`)
    return value
  }
}

async function waitUntilReady(send: ReturnType<typeof sendTo>): Promise<void> {
  const until = Date.now() + startMs
  for (;;) {
    const status = await send('GET', '/status').catch(() => null)
    if (status) return
    if (Date.now() > until) throw new Error('The driver of WebKit did not start.')
    await pause(100)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill()
  await ended
}
