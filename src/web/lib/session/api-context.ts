import { createContext } from 'react-router'
import type { Api } from '#contract/core/api.ts'

/** How a loader on the server reaches the API: the server puts its own Api here for every request. */
export const apiContext = createContext<Api>()

/** The live topics that the loaders of a page say it shows; what is kept of it is old once one of them changes. */
export const topicsContext = createContext<Set<string>>()
