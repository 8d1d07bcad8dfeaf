import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Api } from '#platform/common/api.ts'
import { publicApi } from '../session/api.ts'
import { apiContext, topicsContext } from '../session/api-context.ts'
import { findProblem } from '../session/problem.ts'

interface LoadRequest {
  params: Params
  url: URL
  signal: AbortSignal
}

export type Load<Data> = (api: Api, request: LoadRequest) => Promise<Data>

type Loader = (...args: never[]) => Promise<unknown>

export interface PageProps<From extends Loader> {
  loaderData: Awaited<ReturnType<From>>
}

/** Without data where the page failed to load. */
export type MetaProps<From extends Loader> = Partial<PageProps<From>>

export function serverLoad<Data>(load: Load<Data>, getTopics: (loaded: Data) => string[] = () => []) {
  return async ({ context, ...args }: LoaderFunctionArgs): Promise<Data> => {
    const loaded = await run(load, context.get(apiContext), args)
    for (const topic of getTopics(loaded)) context.get(topicsContext).add(topic)
    return loaded
  }
}

export const listListingTopics = (listings: { id: number }[]): string[] =>
  listings.map(({ id }) => `listing:${id}`)

export function browserLoad<Data>(load: Load<Data>) {
  return (args: ClientLoaderFunctionArgs): Promise<Data> => run(load, publicApi, args)
}

async function run<Data>(
  load: Load<Data>,
  api: Api,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): Promise<Data> {
  try {
    return await load(api, { params, url: new URL(request.url), signal: request.signal })
  } catch (error) {
    const problem = findProblem(error)
    if (!problem) throw error
    // An address that can't be parsed counts as not found.
    const isNowhere = ['not_found', 'validation_failed', 'bad_request'].includes(problem.key)
    throw data(problem, { status: isNowhere ? 404 : problem.status || 503 })
  }
}
