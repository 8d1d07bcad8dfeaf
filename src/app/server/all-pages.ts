import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setAddresses } from '#platform/common/addresses.ts'
import type { Page } from '#platform/common/pages.ts'

const src = path.join(import.meta.dirname, '../..')

/** Every page of the app and of each domain that stands in `src/domains`. */
export const allPages: Page[] = (
  await Promise.all(
    globSync('{app,domains/*}/web/pages.ts', { cwd: src })
      .toSorted()
      .map(
        async (file): Promise<{ pages: Page[] }> => await import(pathToFileURL(path.join(src, file)).href),
      ),
  )
).flatMap(({ pages }) => pages)

setAddresses(allPages)
