import { globSync } from 'node:fs'
import path from 'node:path'
import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { Page, PageFrame } from '#platform/common/pages.ts'

const here = import.meta.dirname

interface PlacedPage extends Page {
  /** Relative to this folder. */
  module: string
}

/** The pages of the app and of each domain that stands in `src/domains`. */
const pages = (
  await Promise.all(
    globSync(['pages.ts', '../../domains/*/web/pages.ts'], { cwd: here })
      .toSorted()
      .map(async (manifest): Promise<PlacedPage[]> => {
        const { pages: own }: { pages: Page[] } = await import(/* @vite-ignore */ path.join(here, manifest))
        return own.map((page) => ({ ...page, module: path.join(path.dirname(manifest), page.file) }))
      }),
  )
).flat()

/** Some pages share a module, so each has an id of its own; an own page's begins with `own`. */
const listRoutes = (frame: PageFrame): RouteConfigEntry[] =>
  pages
    .filter((page) => page.frame === frame)
    .map(({ path: address, module, isOwn }) =>
      route(address.slice(1).replace(/\{(\w+)\}/g, ':$1'), module, {
        id: isOwn ? `own${address}` : address,
      }),
    )

const withQueries = (frame: PageFrame) =>
  layout('layouts/layout.queries.tsx', { id: frame }, listRoutes(frame))

const workshop = process.env.NODE_ENV === 'development' ? [route('dev/kit', 'dev/dev.kit.tsx')] : []

export default [
  layout('../../domains/identity/web/pages/layout.signin.tsx', { id: 'signin-layout' }, listRoutes('signin')),
  layout('layouts/layout.market.tsx', { id: 'market-layout' }, [
    layout('layouts/layout.user.tsx', [...listRoutes('market'), withQueries('marketWithQueries')]),
    layout('layouts/layout.plain.tsx', listRoutes('plain')),
  ]),
  layout('layouts/layout.bare.tsx', [...listRoutes('bare'), withQueries('bareWithQueries')]),
  layout('admin/layout.admin.tsx', listRoutes('admin')),
  layout('admin/layout.admin-plain.tsx', listRoutes('adminPlain')),
  ...workshop,
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
