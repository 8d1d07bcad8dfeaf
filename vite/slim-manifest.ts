import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'window.__reactRouterManifest='

type Route = Record<string, unknown> & {
  id: string
  parentId?: string
  path?: string
  module: string
  imports?: string[]
}

interface Manifest {
  entry: { imports: string[] }
  routes: Record<string, Route>
}

/**
 * Without what the router finds or has anyway: what is false, and the parts of a page that its layouts and the entry
 * have loaded. Every visitor loads the names, so the back office's pages find their own parts, as do pages that share a
 * part with few others. The order of all else means nothing to the browser, and is such that what pages share compresses
 * to nearly nothing.
 */
export function slimScript(script: string): string {
  if (!script.startsWith(prefix))
    throw new Error('The manifest has another form: look again at how it is written.')
  const manifest = JSON.parse(script.slice(prefix.length).replace(/;$/, '')) as Manifest
  const routes = Object.values(manifest.routes)
  const uses = countUses(routes.flatMap(({ imports = [] }) => imports))
  const slim = routes.map((route) =>
    slimRoute(route, listParents(route, manifest), manifest.entry.imports, uses),
  )
  return `${prefix}${JSON.stringify({ ...manifest, routes: Object.fromEntries(slim.map((route) => [route.id, route])) })};`
}

/** Each name costs every visitor seven letters, and spares these pages a step when they're gone to. */
const few = 3

function slimRoute(route: Route, parents: Route[], entry: string[], uses: Map<string, number>): Route {
  const { module, id, path, parentId, imports = [], ...rest } = route
  const isOfBackOffice = [route, ...parents].some((one) => one.id.startsWith('routes/admin'))
  const loaded = new Set([...entry, ...parents.flatMap((one) => [one.module, ...(one.imports ?? [])])])
  const own = isOfBackOffice ? [] : imports.filter((name) => !loaded.has(name) && uses.get(name)! > few)
  own.sort((one, other) => uses.get(other)! - uses.get(one)! || (one < other ? -1 : 1))
  const set = Object.entries(rest).filter(([, value]) => value !== false)
  return {
    module,
    id,
    ...(path !== undefined && { path }),
    ...Object.fromEntries(set),
    ...(own.length > 0 && { imports: own }),
    ...(parentId !== undefined && { parentId }),
  }
}

function countUses(names: string[]): Map<string, number> {
  const uses = new Map<string, number>()
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1)
  return uses
}

function listParents({ parentId }: Route, manifest: Manifest): Route[] {
  const parent = parentId === undefined ? undefined : manifest.routes[parentId]
  return parent ? [parent, ...listParents(parent, manifest)] : []
}

export function slimManifest(client: string): void {
  const assets = join(client, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('There is no manifest.')
  const file = join(assets, name)
  writeFileSync(file, slimScript(readFileSync(file, 'utf8')))
}
