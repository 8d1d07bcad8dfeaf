import { runHoko } from '#server/main.ts'

await runHoko({ pages: false })
