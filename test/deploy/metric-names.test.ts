import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectExtensions } from '#app/server/all-domains.ts'
import { startOps } from '#app/server/start-ops.ts'
import { databaseGauges, platformGauges } from '#platform/server/ops/database-gauges.ts'
import { createMetrics } from '#platform/server/ops/metrics.ts'
import { listRedisGauges } from '#platform/server/redis/redis-gauges.ts'
import { createTestApp, type TestApp } from '#test/harness/test-app.ts'
import { readText, readYaml } from './deployment-files.ts'

interface AlertRules {
  groups: { rules: { alert: string; expr: string }[] }[]
}
interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[]
}

const rules = (readYaml('deploy/alerts.yaml') as AlertRules[]).flatMap(({ groups }) =>
  groups.flatMap((group) => group.rules),
)
const { panels }: Dashboard = JSON.parse(readText('deploy/grafana-dashboard.json'))
const targets = panels.flatMap(({ title, targets: found = [] }) => found.map(({ expr }) => ({ title, expr })))
const expressions = [...rules.map(({ alert, expr }) => ({ title: alert, expr })), ...targets]

let app: TestApp
let names: Set<string>
beforeAll(async () => {
  app = await createTestApp()
  const metrics = await createMetrics('node')
  const config = { ...app.platform.config }
  config.nodes = { ...config.nodes, ops: { port: 0, host: '127.0.0.1' } }
  const { db, caches } = app.platform
  const measure = () => ({ isUsed: true, lagSeconds: 0, reads: { primary: 0, replica: 0 } })
  const platform = { ...app.platform, config, replica: { db, caches, measure } }
  const ops = await startOps({
    gauges: listRedisGauges({
      redis: { isConnected: () => true },
      topics: { counts: { redis: 1, notify: 1 } },
      pages: { taken: 1, rendered: 1 },
    }),
    platform,
    work: platform,
    metrics,
    readReadiness: undefined,
  })
  names = new Set([...(await metrics.write()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
  await ops.stop()
})
afterAll(() => app[Symbol.asyncDispose]())

/** Prometheus makes three series of a histogram. */
const withoutSuffix = (name: string) => name.replace(/_(bucket|sum|count)$/, '')

function findUnknown(expr: string): string[] {
  const used = expr.match(/\b(hoko|process|nodejs)_\w+/g) ?? []
  return used.filter((name) => !names.has(name) && !names.has(withoutSuffix(name)))
}

test('alerts and dashboard read only metrics that nodes have', () => {
  expect(names.size).toBeGreaterThan(30)
  const unknown = expressions.flatMap(({ expr }) => findUnknown(expr))
  expect(unknown).toEqual([])
  expect(findUnknown('max(hoko_bid_bucket) > hoko_ready')).toEqual(['hoko_bid_bucket'])
})

test('the dashboard shows every gauge of the database', () => {
  const all = [...platformGauges, ...collectExtensions().list(databaseGauges).flat()].map(({ name }) => name)
  const shown = targets.map(({ expr }) => expr).join('\n')
  expect(all.filter((name) => !shown.includes(name))).toEqual([])
})

test('every alert says for how long and how severe', () => {
  expect(rules).toHaveLength(14)
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(14)
  for (const rule of rules)
    expect(rule).toMatchObject({
      for: expect.stringMatching(/^\d+m$/),
      labels: { severity: expect.stringMatching(/^(critical|warning)$/) },
      annotations: { summary: expect.stringMatching(/\.$|\?$/) },
    })
})
