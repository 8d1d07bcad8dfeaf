import { measurePage } from './harness/page.ts'

await measurePage('page_results', 3308, async () => '/ibuy')
