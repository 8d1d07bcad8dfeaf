declare module 'virtual:route-facades' {
  import type { RouteFacade } from './page-scripts.ts'

  const facades: Record<string, RouteFacade>
  export default facades
}
