/** The most connections that a node takes, all of its processes together. */
export interface ConnectionClaim {
  connections: number
  role: string
  release: string
  node: string
}

/** Settings that decide it. */
interface SizedNode {
  process: { role: 'all' | 'web' | 'worker' }
  nodes: {
    name: string
    maxConnections: number
    workerConcurrency: number
    directUrl: string | null
    replicaUrl: string | null
    processes: number
  }
}

/**
 * The pool for what isn't a request: all that a worker does; heartbeats and first rows of a web
 * node.
 */
export const countWorkConnections = ({
  process: { role },
  nodes: { workerConcurrency },
}: Pick<SizedNode, 'process' | 'nodes'>): number => (role === 'web' ? 3 : workerConcurrency + 6)

/** Those that listen come with it. */
const otherWebConnections = 4

/** Behind a pooler in transaction mode only those that pass it by. */
export function countConnections({ process: { role }, nodes }: SizedNode): number {
  const { maxConnections, workerConcurrency, directUrl, replicaUrl, processes } = nodes
  const pool = directUrl === null ? maxConnections : 0
  // One compares the primary's place in its log with the replica's.
  const comparing = replicaUrl === null ? 0 : 1
  const web = pool + otherWebConnections + comparing
  const worker = pool + 2 * workerConcurrency + 10
  if (role === 'worker') return worker
  if (role === 'all' && processes === 1) return worker + comparing
  return processes * web + (role === 'all' ? worker : 0)
}

export const describeNode = (config: SizedNode, release: string): ConnectionClaim => ({
  connections: countConnections(config),
  role: config.process.role,
  release,
  node: config.nodes.name,
})

/**
 * A node that restarts is known by its name and role. While a release is rolled out, one node of another release is
 * about to leave, so it isn't counted.
 */
export function findOthers(own: ConnectionClaim, all: readonly ConnectionClaim[]): ConnectionClaim[] {
  const others = all.filter(({ node, role }) => node !== own.node || role !== own.role)
  const [leaving] = others
    .filter(({ role, release }) => role === own.role && release !== own.release)
    .toSorted((a, b) => b.connections - a.connections)
  return others.filter((each) => each !== leaving)
}

/** For superusers and for commands. */
const spareConnections = 13

/** For a PostgreSQL that has this node alone. */
export const sizeConnections = (node: SizedNode) => ({
  max_connections: Math.max(100, countConnections(node) + spareConnections),
})

interface Capacity {
  /** For all that are no superusers, less ten to spare. */
  most: number
  maxConnections: number
}

/** @returns one sentence if all of them together could take more than there are */
export function describeExcess(
  own: ConnectionClaim,
  others: readonly ConnectionClaim[],
  { most, maxConnections }: Capacity,
): string | null {
  const taken = others.reduce((sum, { connections }) => sum + connections, 0)
  if (own.connections + taken <= most) return null
  const names = others.map(({ node, role, connections }) => `${node} (${role}) ${connections}`)
  const known = others.length === 0 ? '' : `, ${taken} of them taken by ${names.join(', ')}`
  return `This node takes up to ${own.connections} connections to PostgreSQL, but there are ${most}${known} (max_connections is ${maxConnections}, less those reserved and ten to spare): lower DB_POOL or WORKER_CONCURRENCY, raise max_connections, or use a pooler in transaction mode with DATABASE_DIRECT_URL.`
}
