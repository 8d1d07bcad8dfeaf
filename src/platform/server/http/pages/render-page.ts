import { randomBytes } from 'node:crypto'
import type { RequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Api } from '#platform/common/api.ts'
import { everyScript, takeMarkedScripts } from '../security-headers.ts'
import type { RenderedPage } from './compressed-page.ts'

type ContextOf<Value> = Parameters<RouterContextProvider['set']>[0] & { defaultValue?: Value }

export type PagesBuild = ServerBuild & {
  entry: {
    module: {
      apiContext: ContextOf<Api>
      topicsContext: ContextOf<Set<string>>
      markContext: ContextOf<string>
      htmlContext: ContextOf<{ html: string }>
      fixedScripts: string[]
    }
  }
}

export interface RequestedPage {
  url: string
  /** The Accept header. */
  accept: string
}

export interface Rendering {
  page: RenderedPage
  headers: [string, string][]
}

export type RenderPage = (page: RequestedPage, api: Api) => Promise<Rendering>

const encoder = new TextEncoder()

/** @param loadBuild its result is ranked once, and again when it changes */
export async function createRenderer(
  loadBuild: () => Promise<PagesBuild>,
  mode: 'production' | 'development',
): Promise<RenderPage> {
  const router = await import('react-router')
  const findHandler = cacheHandler((build) => router.createRequestHandler(build, mode))

  return async ({ url, accept }, api) => {
    const build = await loadBuild()
    const ours = build.entry.module
    const context = new router.RouterContextProvider()
    const mark = randomBytes(16).toString('base64url')
    const topics = new Set<string>()
    const rendered = { html: '' }
    context.set(ours.apiContext, api)
    context.set(ours.markContext, mark)
    context.set(ours.topicsContext, topics)
    context.set(ours.htmlContext, rendered)
    const response = await findHandler(build)(new Request(url, { headers: { accept } }), context)
    const { status, headers } = response
    const { html, scripts } = takeMarkedScripts(rendered.html || (await response.text()), mark)
    const page = {
      status,
      html: encoder.encode(html),
      scripts: mode === 'development' ? everyScript(html) : [...ours.fixedScripts, ...scripts],
      topics: [...topics],
      location: headers.get('location'),
    }
    return { page, headers: [...headers] }
  }
}

/** Made once for each build: it ranks every route. */
function cacheHandler(createHandler: (build: PagesBuild) => RequestHandler) {
  let cached: { build: PagesBuild; handler: RequestHandler } | undefined
  return (build: PagesBuild): RequestHandler => {
    if (cached?.build !== build) cached = { build, handler: createHandler(build) }
    return cached.handler
  }
}
