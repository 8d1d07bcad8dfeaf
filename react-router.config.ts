import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { slimManifest } from './vite/slim-manifest.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => slimManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
