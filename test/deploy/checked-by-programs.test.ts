import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atDepth } from '#test/harness/depth.ts'
import { readText, root } from './deployment-files.ts'
import { isInstalled, runProgram } from './programs.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hoko-deploy-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** They run in `npm run prove`, where the program is installed. */
const isSkipped = (program: string) => atDepth(true, !isInstalled(program))

describe.skipIf(isSkipped('promtool'))('promtool', () => {
  test('accepts the alert rules and finds late closings and errors in time', async () => {
    await copyFile(path.join(root, 'deploy/alerts.yaml'), path.join(folder, 'alerts.yaml'))
    await copyFile(
      path.join(import.meta.dirname, 'alert-histories.yaml'),
      path.join(folder, 'alert-histories.yaml'),
    )
    const { stdout } = await runProgram('promtool', ['check', 'rules', 'alerts.yaml'], { cwd: folder })
    expect(stdout).toContain('14 rules found')
    const tested = await runProgram('promtool', ['test', 'rules', 'alert-histories.yaml'], { cwd: folder })
    expect(tested.stdout).toContain('SUCCESS')
  })
})

describe.skipIf(isSkipped('systemd-analyze'))('systemd', () => {
  test('accepts the units', async () => {
    const units = globSync('deploy/systemd/*.service', { cwd: root })
    expect(units).toHaveLength(2)
    for (const unit of units) {
      const file = path.join(folder, path.basename(unit))
      await writeFile(file, readText(unit).replace('/usr/bin/node', process.execPath))
      const { stderr } = await runProgram('systemd-analyze', ['verify', '--man=no', file])
      expect(stderr.split('\n').filter((line) => line.includes('hoko-'))).toEqual([])
    }
  })
})

describe.skipIf(isSkipped('kubectl'))('kubectl', () => {
  test('renders the manifests, all with the image of this release', async () => {
    const { stdout } = await runProgram('kubectl', ['kustomize', 'deploy/kubernetes'], { cwd: root })
    expect(stdout.match(/^kind: .*$/gm)?.toSorted()).toEqual([
      'kind: ConfigMap',
      'kind: Deployment',
      'kind: Deployment',
      'kind: HorizontalPodAutoscaler',
      'kind: Ingress',
      'kind: Job',
      'kind: PersistentVolumeClaim',
      'kind: PodDisruptionBudget',
      'kind: PodDisruptionBudget',
      'kind: Service',
    ])
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
    expect(new Set(stdout.match(/image: .*$/gm))).toEqual(
      new Set([`image: registry.example.nz/hoko:${version}`]),
    )
  })
})
