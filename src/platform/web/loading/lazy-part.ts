import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { importWithRetry } from './import-with-retry.ts'

const Nothing = () => null

/**
 * Loads a part when it's first rendered. If that fails, the page stays without it until the next
 * load. Use `pressedPart` for parts that a click opens.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await importWithRetry(load).catch((): ComponentType<Props> => Nothing),
  }))
}
