import { createContext } from 'react-router'
import type { Api } from '#platform/common/api.ts'

/** The server sets its Api here for every request. */
export const apiContext = createContext<Api>()

/** Loaders set the page's live topics: a cached page is stale once one of them changes. */
export const topicsContext = createContext<Set<string>>()
