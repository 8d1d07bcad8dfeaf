import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { RouteFacade } from '../src/web/lib/loading/page-scripts.ts'

const virtual = 'virtual:route-facades'

/**
 * Gives the server the files of routes that only pass on what stands in a larger one. The bundler makes them, since a
 * route is a file of its own to the router; a page that asks for the larger one itself is spared a round trip for each. They
 * are read from the pages, which are built before the server.
 */
export function routeFacades(root: string): Plugin {
  return {
    name: 'route-facades',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null
      // While developing nothing is bundled.
      const facades =
        this.environment.mode === 'build' ? readFacades(path.join(root, 'build/client/assets')) : {}
      return `export default ${JSON.stringify(facades)}`
    },
  }
}

function readFacades(assets: string): Record<string, RouteFacade> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return Object.fromEntries(
    scripts.flatMap((name) => {
      const facade = readFacade(readFileSync(path.join(assets, name), 'utf8'))
      return facade ? [[`/assets/${name}`, facade]] : []
    }),
  )
}

/** @returns undefined of a file that does anything of its own */
export function readFacade(script: string): RouteFacade | undefined {
  const [, list, from] = /^(?:export\{([^{}]*)\}from|import)"\.\/([\w-]+\.js)";?\s*$/.exec(script) ?? []
  if (!from) return undefined
  const names = (list?.split(',') ?? []).map((each): [string, string] => {
    const [own, given = own] = each.split(' as ')
    return [own!, given!]
  })
  return { from: `/assets/${from}`, names }
}
