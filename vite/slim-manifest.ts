import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const prefix = 'window.__reactRouterManifest='

interface Manifest {
  routes: Record<string, { imports?: string[] }>
}

/** What the back office loads is nothing that a visitor waits for; its pages find their own parts. */
const isOfBackOffice = (id: string) => id.startsWith('routes/admin')

/** The order of a page's parts means nothing to the browser; sorted, what pages share compresses to nearly nothing. */
export function sortImports(script: string): string {
  if (!script.startsWith(prefix))
    throw new Error('The manifest has another form: look again at how it is written.')
  const manifest = JSON.parse(script.slice(prefix.length).replace(/;$/, '')) as Manifest
  for (const [id, route] of Object.entries(manifest.routes))
    route.imports = isOfBackOffice(id) ? [] : route.imports?.sort()
  return `${prefix}${JSON.stringify(manifest)};`
}

export function slimManifest(client: string): void {
  const assets = join(client, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('There is no manifest.')
  const file = join(assets, name)
  writeFileSync(file, sortImports(readFileSync(file, 'utf8')))
}
