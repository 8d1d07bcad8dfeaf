import { setAddresses } from '#platform/common/addresses.ts'
import type { Page } from '#platform/common/pages.ts'

const manifests = import.meta.glob<{ pages: Page[] }>(['./pages.ts', '../../domains/*/web/pages.ts'], {
  eager: true,
})

setAddresses(Object.values(manifests).flatMap(({ pages }) => pages))
