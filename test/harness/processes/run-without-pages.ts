import { runHoko } from '#app/server/main.ts'

await runHoko({ pages: false })
