import { runHoko } from '#server/main.ts'

/** The server as `npm start` runs it, without the pages, which would need a build. */
await runHoko({ pages: false })
