import { data, type ClientLoaderFunctionArgs, type LoaderFunctionArgs, type Params } from 'react-router'
import type { Api } from '#contract/core/api.ts'
import { publicApi } from '../session/api.ts'
import { apiContext } from '../session/api-context.ts'
import { findProblem } from '../session/problem.ts'

interface LoadRequest {
  params: Params
  url: URL
  signal: AbortSignal
}

/** What a page shows to nobody in particular. Written once, run on the server and in the browser. */
export type Load<Data> = (api: Api, asked: LoadRequest) => Promise<Data>

/** `export const loader = serverLoad(load)` */
export function serverLoad<Data>(load: Load<Data>) {
  return ({ context, ...args }: LoaderFunctionArgs): Promise<Data> => run(load, context.get(apiContext), args)
}

/** `export const clientLoader = browserLoad(load)` */
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
    // An address that cannot be understood is one where nothing is.
    const isNowhere = ['not_found', 'validation_failed', 'bad_request'].includes(problem.key)
    throw data(problem, { status: isNowhere ? 404 : problem.status || 503 })
  }
}
