import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app/web',
  buildDirectory: 'build',
  ssr: true,
  splitRouteModules: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
