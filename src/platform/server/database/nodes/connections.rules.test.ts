import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { formatClaim, parseClaim } from './claim-names.ts'
import { countConnections, describeExcess, findOthers, type ConnectionClaim } from './connections.rules.ts'

const count = (env: Record<string, string>) =>
  countConnections(readConfig({ DATABASE_URL: 'postgres://db/hoko', ...env }))

test.each([
  [{ ROLE: 'web' }, 24],
  [{ ROLE: 'worker' }, 38],
  [{ ROLE: 'all' }, 38],
  [{ ROLE: 'web', DB_POOL: '10' }, 14],
  [{ ROLE: 'worker', DB_POOL: '10', WORKER_CONCURRENCY: '8' }, 36],
  [{ ROLE: 'web', PROCESSES: '4' }, 96],
  [{ ROLE: 'all', PROCESSES: '2' }, 86],
  [{ ROLE: 'web', DATABASE_DIRECT_URL: 'postgres://direct/hoko' }, 4],
  [{ ROLE: 'web', DATABASE_REPLICA_URL: 'postgres://standby/hoko' }, 25],
  [{ ROLE: 'worker', DATABASE_DIRECT_URL: 'postgres://direct/hoko' }, 18],
] as [Record<string, string>, number][])('countConnections of %o gives %i', (env, connections) => {
  expect(count(env)).toBe(connections)
})

const claim = (node: string, changes: Partial<ConnectionClaim> = {}): ConnectionClaim => ({
  node,
  role: 'web',
  release: '2.0.0',
  connections: 31,
  ...changes,
})

test.each([
  ['nobody else', [], []],
  ['another web node', [claim('b')], ['b']],
  ['its own earlier process', [claim('a')], []],
  ['its own earlier process of the release before', [claim('a', { release: '1.0.0' })], []],
  ['a worker of the same machine', [claim('a', { role: 'worker' })], ['a']],
  ['two web nodes of the same release', [claim('b'), claim('c')], ['b', 'c']],
  [
    'the nodes of a release that is rolled out, of which one leaves',
    [claim('b', { release: '1.0.0' }), claim('c', { release: '1.0.0' }), claim('d')],
    ['c', 'd'],
  ],
  [
    'the largest of those that could leave',
    [claim('b', { release: '1.0.0' }), claim('c', { release: '1.0.0', connections: 60 })],
    ['b'],
  ],
  [
    'a worker of another release, which no web node replaces',
    [claim('w', { role: 'worker', release: '1.0.0' })],
    ['w'],
  ],
] as [string, ConnectionClaim[], string[]][])('findOthers counts as it should: %s', (_name, all, names) => {
  expect(findOthers(claim('a'), all).map(({ node }) => node)).toEqual(names)
})

test.each([
  [[], 31, null],
  [[], 30, 'there are 30 (max_connections'],
  [[claim('b'), claim('w', { role: 'worker', connections: 38 })], 100, null],
  [
    [claim('b'), claim('w', { role: 'worker', connections: 38 })],
    99,
    '99, 69 of them taken by b (web) 31, w (worker) 38 (',
  ],
] as [ConnectionClaim[], number, string | null][])(
  'describeExcess with %o of %i connections says %s',
  (others, most, sentence) => {
    const said = describeExcess(claim('a'), others, { most, maxConnections: most + 13 })
    if (sentence === null) expect(said).toBeNull()
    else expect(said).toContain(sentence)
  },
)

test('parseClaim reads the names that formatClaim writes, and no others', () => {
  expect(parseClaim(formatClaim(claim('web-1.example.nz')))).toEqual(claim('web-1.example.nz'))
  expect(parseClaim(formatClaim(claim('Tāmaki 1')))).toEqual(claim('T?maki?1'))
  expect(formatClaim(claim('n'.repeat(90)))).toHaveLength(63)
  expect(parseClaim('psql')).toBeNull()
})

test('formatClaim tells apart long names that differ in their ends', () => {
  const pod = (end: string) => formatClaim(claim(`hoko-production-auckland-web-deployment-${end}`))
  expect(pod('5c9f7-x2x9z')).not.toBe(pod('5c9f7-k8w4d'))
  expect(parseClaim(pod('5c9f7-x2x9z'))?.node).toMatch(/^hoko-production-auckland-web-.*~[0-9a-f]{8}$/)
})
