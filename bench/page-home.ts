import { measurePage } from './harness/page.ts'

await measurePage('page_home', 3306, async () => '/home')
