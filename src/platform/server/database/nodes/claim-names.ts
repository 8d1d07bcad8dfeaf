import { hash } from 'node:crypto'
import type { ConnectionClaim } from './connections.rules.ts'

/** PostgreSQL cuts a longer application_name. */
const maxNameBytes = 63

/** As the application_name of a node's connections, by which nodes know of each other. */
export function formatClaim({ connections, role, release, node }: ConnectionClaim): string {
  const start = `hoko ${connections} ${role} ${release} `
  return start + shortenName(node.replaceAll(/[^!-~]/g, '?'), maxNameBytes - start.length)
}

/** Long names of nodes often differ only in their ends. */
function shortenName(name: string, most: number): string {
  if (name.length <= most) return name
  const sum = hash('sha256', name, 'hex').slice(0, 8)
  return `${name.slice(0, most - sum.length - 1)}~${sum}`
}

export function parseClaim(applicationName: string): ConnectionClaim | null {
  const [, connections, role, release, node] =
    /^hoko (\d+) (web|worker|all) (\S+) (\S+)$/.exec(applicationName) ?? []
  if (!role || !release || !node) return null
  return { connections: Number(connections), role, release, node }
}
