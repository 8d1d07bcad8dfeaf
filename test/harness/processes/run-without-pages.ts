import { runHoko } from '#server/main.ts'

/** The server as `npm start` runs it, but for the screens, which would have to be built first. */
await runHoko({ pages: false })
