import { EventEmitter } from 'node:events'
import type { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { findAddress } from '#platform/common/addresses.ts'
import { collectFirstCalls, FirstCallsContext, firstCallsScript } from '#platform/web/session/first-calls.ts'
import { reservedRoomScript } from '#platform/web/session/reserved-room.ts'
import { themeScript } from '#platform/web/ui/theme.ts'

export { apiContext, topicsContext } from '#platform/web/session/api-context.ts'

/** Marks the scripts of one rendering, so that the server recognises them. */
export const markContext = createContext('')

/** Receives the page's text directly; a response would encode and decode it for nothing. */
export const htmlContext = createContext<{ html: string }>()

/** Inline scripts that are the same on every page, so they carry no nonce. */
export const fixedScripts = [themeScript, reservedRoomScript, firstCallsScript]

const longestRender = 10_000

/**
 * Renders the whole page at once: it's cached and read without JavaScript, so nothing may stream in
 * later.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(markContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const firstCalls = collectFirstCalls(findAddress(new URL(request.url).pathname)?.for)
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <FirstCallsContext value={firstCalls}>
        <ServerRouter context={filterMatched(routerContext)} url={request.url} nonce={nonce} />
      </FirstCallsContext>,
      {
        nonce,
        // React moves larger Suspense boundaries into scripts at the end.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer)
          pipe(collectText(resolve))
        },
        onShellError(error) {
          clearTimeout(timer)
          reject(error)
        },
        // The router then renders the error page.
        onError: reject,
      },
    )
    const timer = setTimeout(abort, longestRender)
  })
  context.get(htmlContext).html = completeHead(html, firstCalls.writeMeta())
  return new Response(null, { status, headers })
}

/** Keeps only the matched routes; the router would create elements for all others too. */
function filterMatched(routed: EntryContext): EntryContext {
  const routes = Object.fromEntries(
    routed.staticHandlerContext.matches.map(({ route: { id } }) => [id, routed.manifest.routes[id]]),
  )
  return { ...routed, manifest: { ...routed.manifest, routes } }
}

/**
 * The stream methods that React needs: it writes the whole page at once, in about a hundred parts.
 */
function collectText(finish: (text: string) => void) {
  const parts: Uint8Array[] = []
  const collecting = Object.assign(new EventEmitter(), {
    write(part: string | Uint8Array) {
      parts.push(typeof part === 'string' ? Buffer.from(part) : part)
      return true
    },
    end: () => finish(Buffer.concat(parts).toString()),
    destroy: () => undefined,
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React writes to no other part of a stream.
  return collecting as unknown as Writable
}

/**
 * Adds the manifest links here and not in the root: React ignores unknown elements in a head, and
 * no script has to carry them.
 */
function completeHead(html: string, firstTag: string): string {
  const begin = html.indexOf('<head>') + '<head>'.length
  const end = html.indexOf('</head>')
  return html.slice(0, begin) + firstTag + html.slice(begin, end) + installTags + html.slice(end)
}

/** The colours match the top bar (`--paper`). */
const installTags =
  '<link rel="manifest" href="/manifest.webmanifest">' +
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff">' +
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121c1b">'
